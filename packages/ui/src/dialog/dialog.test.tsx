import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef, Fragment, StrictMode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button/index.ts';
import { TextField } from '../field/index.ts';
import { PortalContainerProvider } from '../portal-container/index.ts';
import { axeViolations, renderUi } from '../testing/index.ts';
import { createToastStore, ToastRegion } from '../toast/index.ts';
import { Dialog } from './dialog.tsx';
import type { DialogProps } from './dialog-types.ts';

function Example({ onClose, ...rest }: Partial<DialogProps>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Abrir</Button>
      <Dialog
        title="Novo e-mail"
        description="O link anterior vale por mais 24 horas."
        actions={<Button>Enviar</Button>}
        {...rest}
        isOpen={isOpen}
        onClose={() => {
          setIsOpen(false);
          onClose?.();
        }}
      >
        <TextField label="Endereço" />
      </Dialog>
    </>
  );
}

/** A dialog that stands there while its record is read, and then one with its form. */
function InTwoSteps({ step }: { step: number }) {
  return (
    <>
      <Button>Editar</Button>
      {step === 1 ? <Dialog isOpen title="Carregando" onClose={() => {}} /> : null}
      {step === 2 ? (
        <Dialog isOpen title="Novo e-mail" onClose={() => {}}>
          <TextField label="Endereço" />
        </Dialog>
      ) : null}
    </>
  );
}

async function open(props: Partial<DialogProps> = {}) {
  const rendered = renderUi(<Example {...props} />);
  await rendered.user.click(screen.getByRole('button', { name: 'Abrir' }));
  return rendered;
}

describe('Dialog', () => {
  it('is named and described, and starts at the first control of its body', async () => {
    await open();
    const dialog = screen.getByRole('dialog', { name: 'Novo e-mail' });
    expect(dialog).toHaveAccessibleDescription('O link anterior vale por mais 24 horas.');
    expect(screen.getByLabelText('Endereço')).toHaveFocus();
  });

  it('closes by Esc and by its button, and gives focus back', async () => {
    const onClose = vi.fn();
    const { user } = await open({ onClose });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const opener = screen.getByRole('button', { name: 'Abrir' });
    expect(opener).toHaveFocus();
    await user.click(opener);
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('gives focus back past another whose place it has taken', async () => {
    const { user, rerender } = renderUi(<InTwoSteps step={0} />);
    await user.tab();
    const opener = screen.getByRole('button', { name: 'Editar' });
    expect(opener).toHaveFocus();
    rerender(<InTwoSteps step={1} />);
    expect(screen.getByRole('dialog', { name: 'Carregando' })).toHaveFocus();
    rerender(<InTwoSteps step={2} />);
    await user.keyboard('ana');
    expect(screen.getByLabelText('Endereço')).toHaveValue('ana');
    rerender(<InTwoSteps step={0} />);
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('gives focus to what closing leads to, where something does', async () => {
    const finalFocus = createRef<HTMLHeadingElement>();
    const { user } = await open({ finalFocus });
    const view = render(
      <h1 ref={finalFocus} tabIndex={-1}>
        Enviado
      </h1>,
    );
    await user.keyboard('{Escape}');
    expect(view.getByText('Enviado')).toHaveFocus();
  });

  it.each([false, true])(
    'gives focus back when taken away while open, strict: %s',
    async (isStrict) => {
      const Frame = isStrict ? StrictMode : Fragment;
      const page = (isShown: boolean) => (
        <Frame>
          <Button>Abrir</Button>
          {isShown ? (
            <Dialog isOpen onClose={() => undefined} title="Novo e-mail">
              <TextField label="Endereço" />
            </Dialog>
          ) : null}
        </Frame>
      );
      const { rerender } = renderUi(page(false));
      screen.getByRole('button', { name: 'Abrir' }).focus();
      rerender(page(true));
      await waitFor(() => expect(screen.getByLabelText('Endereço')).toHaveFocus());
      rerender(page(false));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus());
    },
  );

  it('starts at the dialog itself when its body holds nothing to do', () => {
    renderUi(
      <Dialog isOpen onClose={() => undefined} title="Aviso" actions={<Button>Entendi</Button>}>
        <p>Um texto longo.</p>
      </Dialog>,
    );
    expect(screen.getByRole('dialog')).toHaveFocus();
  });

  it('closes by Esc before a toast that came after it', async () => {
    const store = createToastStore();
    const onClose = vi.fn();
    const { user } = renderUi(
      <>
        <Example onClose={onClose} />
        <ToastRegion store={store} />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Abrir' }));
    act(() => void store.show({ message: 'Salvo com sucesso.' }));

    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    expect(store.getToasts()).toHaveLength(1);

    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    expect(store.getToasts()).toHaveLength(0);
  });

  it('closes only the inner of two dialogs by Esc under a toast', async () => {
    const store = createToastStore();
    const [onOuterClose, onInnerClose] = [vi.fn(), vi.fn()];
    const { user } = renderUi(
      <>
        <Dialog isOpen onClose={onOuterClose} title="Fora">
          <Dialog isOpen onClose={onInnerClose} title="Dentro">
            <TextField label="Endereço" />
          </Dialog>
        </Dialog>
        <ToastRegion store={store} />
      </>,
    );
    act(() => void store.show({ message: 'Salvo com sucesso.' }));
    screen.getByLabelText('Endereço').focus();

    await user.keyboard('{Escape}');

    expect(onInnerClose).toHaveBeenCalledOnce();
    expect(onOuterClose).not.toHaveBeenCalled();
  });

  it('leaves Esc alone while another dialog is over it', () => {
    const store = createToastStore();
    const onLowerClose = vi.fn();
    renderUi(
      <>
        <Dialog isOpen onClose={onLowerClose} title="Abaixo" />
        <Dialog isOpen onClose={() => undefined} title="Acima" />
        <ToastRegion store={store} />
      </>,
    );
    act(() => void store.show({ message: 'Salvo com sucesso.' }));
    const [lower] = screen.getAllByRole('dialog', { hidden: true });

    fireEvent.keyDown(lower as HTMLElement, { key: 'Escape' });

    expect(lower).toHaveAccessibleName('Abaixo');
    expect(onLowerClose).not.toHaveBeenCalled();
  });

  it('stays while busy', async () => {
    const onClose = vi.fn();
    const { user } = await open({ isBusy: true, onClose });
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('button', { name: 'Fechar' })).toBeDisabled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('keeps focus inside a shadow root', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const root = host.attachShadow({ mode: 'open' });
    const page = root.appendChild(document.createElement('div'));
    const layers = root.appendChild(document.createElement('div'));
    renderUi(
      <PortalContainerProvider container={layers}>
        <button type="button" id="behind">
          atrás
        </button>
        <Dialog
          isOpen
          onClose={() => undefined}
          title="Novo e-mail"
          actions={<Button>Enviar</Button>}
        >
          <TextField id="address" label="Endereço" />
        </Dialog>
      </PortalContainerProvider>,
      { container: page },
    );
    expect(root.activeElement).toBe(root.getElementById('address'));
    const user = userEvent.setup();
    await user.keyboard('{Tab}{Tab}');
    expect(layers.contains(root.activeElement)).toBe(true);
    root.getElementById('behind')?.focus();
    expect(layers.contains(root.activeElement)).toBe(true);
    host.remove();
  });

  it('passes the rest on and is accessible', async () => {
    await open({
      'aria-label': undefined,
      className: 'host',
      id: 'dialogo',
    } as Partial<DialogProps>);
    expect(screen.getByRole('dialog')).toHaveClass('aferir-dialog', 'host');
    expect(screen.getByRole('dialog')).toHaveAttribute('id', 'dialogo');
    expect(await axeViolations()).toEqual([]);
  });
});
