import { screen } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../testing/index.ts';
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

  it('claims nothing where nothing had the focus', () => {
    const { rerender } = renderUi(<Requests rows={['Encerrar']} />);
    rerender(<Requests rows={[]} />);
    expect(document.body).toHaveFocus();
  });
});
