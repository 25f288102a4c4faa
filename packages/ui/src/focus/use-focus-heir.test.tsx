import { screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { ConfirmDialog } from '../confirm-dialog/index.ts';
import { renderUi } from '../testing/index.ts';
import { giveFocusBack, nameHeir } from './give-focus-back.ts';
import { useFocusHeir } from './use-focus-heir.ts';

function Requests({ rows }: { rows: readonly string[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const noteFocus = useFocusHeir(heading);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Solicitações
      </h2>
      <fieldset onFocus={noteFocus}>
        {rows.map((row) => (
          <button key={row} type="button">
            {row}
          </button>
        ))}
      </fieldset>
      <button type="button">Fora</button>
    </>
  );
}

function ClosedWhileAsking({ rows, isAsking }: { rows: readonly string[]; isAsking: boolean }) {
  return (
    <>
      <Requests rows={rows} />
      <ConfirmDialog
        isOpen={isAsking}
        title="Encerrar"
        message="Encerrar a solicitação?"
        confirmLabel="Sim"
        onConfirm={() => {}}
        onCancel={() => {}}
      />
    </>
  );
}

const focused = () => document.activeElement as HTMLElement;
const button = (name: string) => screen.getByRole('button', { name });

describe('useFocusHeir', () => {
  it('gives the focus to the heir when what had it is gone', () => {
    const { rerender } = renderUi(<Requests rows={['Encerrar', 'Reenviar']} />);
    button('Encerrar').focus();
    rerender(<Requests rows={['Reenviar']} />);
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  it('leaves it where it is while that is there', () => {
    const { rerender } = renderUi(<Requests rows={['Encerrar', 'Reenviar']} />);
    button('Reenviar').focus();
    rerender(<Requests rows={['Reenviar']} />);
    expect(button('Reenviar')).toHaveFocus();
  });

  it('takes it from nobody who has it by now', () => {
    const { rerender } = renderUi(<Requests rows={['Encerrar']} />);
    button('Encerrar').focus();
    button('Fora').focus();
    rerender(<Requests rows={[]} />);
    expect(button('Fora')).toHaveFocus();
  });

  it('claims nothing for what had the focus before something else that is gone too', () => {
    const both = (rows: readonly string[], others: readonly string[]) => (
      <>
        <Requests rows={rows} />
        <section aria-label="Outras">
          <Requests rows={others} />
        </section>
      </>
    );
    const { rerender } = renderUi(both(['Ver'], ['Confirmar']));
    button('Ver').focus();
    button('Confirmar').focus();
    rerender(both([], []));
    expect(screen.getByRole('region')).toContainElement(focused());
  });

  it('claims nothing where nothing had the focus', () => {
    const { rerender } = renderUi(<Requests rows={['Encerrar']} />);
    rerender(<Requests rows={[]} />);
    expect(document.body).toHaveFocus();
  });

  it('gives it to the heir as a modal closes over which it went', async () => {
    const { rerender } = renderUi(<ClosedWhileAsking rows={['Encerrar']} isAsking={false} />);
    button('Encerrar').focus();
    rerender(<ClosedWhileAsking rows={['Encerrar']} isAsking />);
    await waitFor(() => expect(screen.getByRole('alertdialog')).toContainElement(focused()));
    rerender(<ClosedWhileAsking rows={[]} isAsking />);
    expect(screen.getByRole('alertdialog')).toContainElement(focused());
    rerender(<ClosedWhileAsking rows={[]} isAsking={false} />);
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
  });

  it('gives it on where the heir is gone too', async () => {
    const item = document.createElement('button');
    const { rerender } = renderUi(<ClosedWhileAsking rows={['Encerrar']} isAsking={false} />);
    nameHeir(item, { current: button('Encerrar') });
    button('Encerrar').focus();
    document.body.append(item);
    item.focus();
    rerender(<ClosedWhileAsking rows={['Encerrar']} isAsking />);
    item.remove();
    rerender(<ClosedWhileAsking rows={[]} isAsking />);
    rerender(<ClosedWhileAsking rows={[]} isAsking={false} />);
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
  });

  it('gives it back through a modal that opens once what led there is gone', async () => {
    const item = document.body.appendChild(document.createElement('button'));
    const { rerender } = renderUi(<ClosedWhileAsking rows={['Encerrar']} isAsking={false} />);
    nameHeir(item, { current: button('Encerrar') });
    item.focus();
    item.remove();
    rerender(<ClosedWhileAsking rows={['Encerrar']} isAsking />);
    rerender(<ClosedWhileAsking rows={['Encerrar']} isAsking={false} />);
    await waitFor(() => expect(button('Encerrar')).toHaveFocus());
  });

  it('gives it to whoever was named next where the first heir is gone too', () => {
    const gone = document.createElement('button');
    const near = document.createElement('button');
    const far = document.createElement('button');
    nameHeir(gone, { current: near });
    nameHeir(gone, { current: far });
    document.body.append(far);
    giveFocusBack(gone);
    expect(far).toHaveFocus();
    document.body.append(near);
    giveFocusBack(gone);
    expect(near).toHaveFocus();
    near.remove();
    far.remove();
  });

  it('asks the heirs of an heir that has left its ref empty', () => {
    const gone = document.createElement('button');
    const menuButton: { current: Element | null } = { current: document.createElement('button') };
    const list = document.body.appendChild(document.createElement('button'));
    nameHeir(gone, menuButton);
    nameHeir(menuButton.current as Element, { current: list });
    menuButton.current = null;
    giveFocusBack(gone);
    expect(list).toHaveFocus();
    list.remove();
  });

  it('gives it to nobody where two that are gone are each other’s heirs', () => {
    const first = document.createElement('button');
    const second = document.createElement('button');
    nameHeir(first, { current: second });
    nameHeir(second, { current: first });
    giveFocusBack(first);
    expect(document.body).toHaveFocus();
  });
});
