import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { TextField } from '../field/index.ts';
import { axeViolations, renderUi } from '../testing/index.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

const question = {
  isOpen: true,
  title: 'Confirmação de exclusão',
  message: 'Tem certeza?',
  onConfirm: () => undefined,
  onCancel: () => undefined,
};

describe('ConfirmDialog', () => {
  it('starts on the answer one most likely gives', () => {
    renderUi(<ConfirmDialog {...question} />);
    expect(screen.getByRole('button', { name: 'Confirmar' })).toHaveFocus();
  });

  it('names what it destroys and starts on the harmless answer', () => {
    renderUi(
      <ConfirmDialog {...question} tone="danger" subject="Comercial" confirmLabel="Excluir" />,
    );
    const dialog = screen.getByRole('alertdialog', { name: 'Confirmação de exclusão' });
    expect(dialog).toHaveTextContent('Comercial');
    expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  });

  it('asks nothing where there is nothing to confirm, and can be closed', async () => {
    const onCancel = vi.fn();
    const nothing = { ...question, message: undefined, onConfirm: undefined, onCancel };
    const { user } = renderUi(<ConfirmDialog {...nothing}>Ninguém pode receber.</ConfirmDialog>);
    const dialog = within(screen.getByRole('alertdialog', { name: question.title }));
    expect(dialog.queryByText(question.message)).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Confirmar' })).toBeNull();
    expect(dialog.getAllByRole('button', { name: 'Fechar' }).at(-1)).toHaveFocus();
    expect(await axeViolations()).toEqual([]);
    await user.keyboard('{Enter}');
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('takes no yes that waits for something, and starts where that comes', () => {
    const { rerender } = renderUi(<ConfirmDialog {...question} isConfirmDisabled />);
    expect(screen.getByRole('button', { name: 'Confirmar' })).toBeDisabled();
    expect(screen.getByRole('alertdialog')).toHaveFocus();
    rerender(
      <ConfirmDialog key="asked" {...question} tone="danger" subject="Ana" isConfirmDisabled>
        <TextField label="Nome" />
      </ConfirmDialog>,
    );
    expect(screen.getByLabelText('Nome')).toHaveFocus();
  });

  it('answers no to Esc', async () => {
    const onConfirm = vi.fn();
    const onCancel = vi.fn();
    const { user } = renderUi(
      <ConfirmDialog {...question} onConfirm={onConfirm} onCancel={onCancel} />,
    );
    await user.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledOnce();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('takes one yes only while it is under way', async () => {
    const onConfirm = vi.fn();
    const { user, rerender } = renderUi(<ConfirmDialog {...question} onConfirm={onConfirm} />);
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    rerender(<ConfirmDialog {...question} onConfirm={onConfirm} isBusy />);
    await user.click(screen.getByRole('button', { name: /Confirmar/ }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('is accessible', async () => {
    renderUi(<ConfirmDialog {...question} />);
    expect(await axeViolations()).toEqual([]);
  });
});
