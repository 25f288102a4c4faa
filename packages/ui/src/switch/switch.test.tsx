import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { axeViolations, renderUi } from '../testing/index.ts';
import { Switch } from './switch.tsx';

function Mail() {
  const [isOn, setIsOn] = useState(false);
  return (
    <Switch
      label="Enviar por e-mail"
      hint="Ao terminar a avaliação."
      checked={isOn}
      onCheckedChange={setIsOn}
    />
  );
}

it('is turned by its label, a click and the keyboard', async () => {
  const { user, container } = renderUi(<Mail />);
  const control = screen.getByRole('switch', { name: 'Enviar por e-mail' });
  expect(control).toHaveAccessibleDescription('Ao terminar a avaliação.');
  expect(control).not.toBeChecked();
  await user.click(screen.getByText('Enviar por e-mail'));
  expect(control).toBeChecked();
  await user.click(control);
  expect(control).not.toBeChecked();
  control.focus();
  await user.keyboard(' ');
  expect(control).toBeChecked();
  await user.keyboard('{Enter}');
  expect(control).not.toBeChecked();
  expect(await axeViolations(container)).toEqual([]);
});

it('says what is wrong in place of the hint', () => {
  renderUi(
    <Switch
      label="Aceito"
      hint="É preciso."
      error="O aceite é obrigatório."
      checked={false}
      onCheckedChange={vi.fn()}
    />,
  );
  expect(screen.getByRole('switch')).toHaveAccessibleDescription('O aceite é obrigatório.');
  expect(screen.getByRole('switch')).toBeInvalid();
});

it.each(['disabled', 'readOnly'])('cannot be turned while it is %s', async (state) => {
  const onCheckedChange = vi.fn();
  const { user } = renderUi(
    <Switch label="Ativo" checked onCheckedChange={onCheckedChange} {...{ [state]: true }} />,
  );
  const control = screen.getByRole('switch', { name: 'Ativo' });
  await user.click(control);
  await user.click(screen.getByText('Ativo'));
  expect(onCheckedChange).not.toHaveBeenCalled();
  expect(control).toBeChecked();
});

it('gives the class to the field and the rest to the control', () => {
  const { container } = renderUi(
    <Switch label="Ativo" checked onCheckedChange={vi.fn()} className="host" data-testid="on" />,
  );
  expect(container.firstChild).toHaveClass('aferir-field', 'host');
  expect(screen.getByTestId('on')).toHaveRole('switch');
});
