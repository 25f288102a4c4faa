import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { axeViolations, renderUi } from '../testing/index.ts';
import { CountedTextField } from './index.ts';

function Title() {
  const [value, setValue] = useState('Oi');
  return (
    <CountedTextField
      label="Título"
      maxLength={5}
      value={value}
      onChange={({ target }) => setValue(target.value)}
      className="host"
      data-testid="title"
    />
  );
}

it('counts what is written, keeps what is too long and says so', async () => {
  const { user, container } = renderUi(<Title />);
  const field = screen.getByRole('textbox', { name: 'Título' });
  expect(field).toHaveAccessibleDescription(/2 de 5/);
  await user.type(field, ' mundo');
  expect(field).toHaveValue('Oi mundo');
  expect(field).toHaveAccessibleDescription(/3/);
  expect(field).toBe(screen.getByTestId('title'));
  expect(container.querySelector('.aferir-field')).toHaveClass('host');
  expect(await axeViolations(container)).toEqual([]);
});
