import { act, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button/index.ts';
import { TextField } from '../field/index.ts';
import { axeViolations, renderUi } from '../testing/index.ts';
import { Form } from './form.tsx';

function openForm(onSubmit: () => Promise<unknown>) {
  return renderUi(
    <Form onSubmit={onSubmit} aria-label="Contato">
      <TextField label="Nome" required />
      <Button type="submit">Salvar</Button>
    </Form>,
  );
}

describe('Form', () => {
  it('leaves faults to its fields and passes other props on', async () => {
    const onSubmit = vi.fn(async () => undefined);
    const { user, container } = openForm(onSubmit);
    expect(screen.getByRole('form', { name: 'Contato' })).toHaveAttribute('novalidate');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('is not sent by the form of a dialog that was opened from within', async () => {
    const [outer, inner] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
    const { user } = renderUi(
      <Form onSubmit={outer}>
        {createPortal(
          <Form onSubmit={inner}>
            <Button type="submit">Criar</Button>
          </Form>,
          document.body,
        )}
      </Form>,
    );
    await user.click(screen.getByRole('button', { name: 'Criar' }));
    expect(inner).toHaveBeenCalledOnce();
    expect(outer).not.toHaveBeenCalled();
  });

  it('is not sent again until the last try has settled', async () => {
    let settle = () => {};
    const onSubmit = vi.fn(() => new Promise<void>((resolve) => (settle = resolve)));
    const { user } = openForm(onSubmit);
    const save = screen.getByRole('button', { name: 'Salvar' });
    await user.dblClick(save);
    await user.type(screen.getByLabelText('Nome'), 'Ana{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    await act(async () => settle());
    await user.click(save);
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });
});
