import { act, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button/index.ts';
import { RadioGroupField, TextField } from '../field/index.ts';
import { ImageField } from '../image-field/index.ts';
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

/** Refused until there is a name. */
function Refused({ onRefused = () => {} }: { onRefused?: () => void }) {
  const [name, setName] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  return (
    <Form
      onSubmit={async () => {
        await Promise.resolve();
        setIsRefused(name === '');
        if (name === '') onRefused();
      }}
    >
      <TextField label="E-mail" />
      <TextField
        label="Nome"
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={isRefused ? 'Informe o nome.' : undefined}
      />
      <Button type="submit">Salvar</Button>
    </Form>
  );
}

describe('Form', () => {
  it('gives the focus to the first field that keeps it from being sent, at each try', async () => {
    const { user } = renderUi(<Refused />);
    const name = screen.getByLabelText('Nome');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(name).toHaveFocus();
    await user.type(screen.getByLabelText('E-mail'), 'ana@empresa.example{Enter}');
    expect(name).toHaveFocus();
    await user.type(name, 'Ana{Enter}');
    expect(name).toBeValid();
  });

  it('leaves the focus to whoever has taken it since it was sent', async () => {
    const { user } = renderUi(
      <Refused onRefused={() => screen.getByLabelText('E-mail').focus()} />,
    );
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(screen.getByLabelText('Nome')).toBeInvalid();
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
  });

  it('gives it to the chosen one of a choice, and to the button of a field that has nothing else', async () => {
    const photo = (
      <ImageField
        label="Foto"
        value={null}
        onValueChange={() => {}}
        outputSize={{ width: 100, height: 100 }}
        maxBytes={1000}
        error="Escolha uma foto."
      />
    );
    const when = (
      <RadioGroupField
        label="Quando"
        value="later"
        onValueChange={() => {}}
        options={['now', 'later'].map((value) => ({ value, label: value }))}
        error="Escolha outro."
      />
    );
    const formOf = (fields: ReactNode) => (
      <Form onSubmit={async () => undefined}>
        {fields}
        <Button type="submit">Salvar</Button>
      </Form>
    );
    const { user, rerender } = renderUi(
      formOf(
        <>
          {when}
          {photo}
        </>,
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(screen.getByRole('radio', { name: 'later' })).toHaveFocus();
    rerender(formOf(photo));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(screen.getByRole('group', { name: 'Foto' })).toContainElement(
      screen.getAllByRole('button').find((button) => button === document.activeElement) ?? null,
    );
  });

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
