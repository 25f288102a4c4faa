import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { axeViolations, renderUi } from '../testing/index.ts';
import { Tabs } from './tabs.tsx';

function Account() {
  const [value, setValue] = useState<'data' | 'safety'>('data');
  return (
    <Tabs
      label="Minha Conta"
      value={value}
      onValueChange={setValue}
      data-testid="root"
      tabs={[
        { id: 'data', label: 'Cliente', content: <input aria-label="Nome" /> },
        { id: 'safety', label: 'Segurança', problem: '(1 campo)', content: 'Senha' },
      ]}
    />
  );
}

it('shows one of its views, and keeps what was typed in the others', async () => {
  const { user, container } = renderUi(<Account />);
  await user.type(screen.getByLabelText('Nome'), 'Ana');
  await user.click(screen.getByRole('tab', { name: 'Segurança (1 campo)' }));
  expect(screen.getByText('Senha')).toBeVisible();
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Segurança (1 campo)');
  expect(screen.getByLabelText('Nome')).not.toBeVisible();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByLabelText('Nome')).toHaveValue('Ana');
  expect(screen.getByTestId('root')).toHaveClass('aferir-tabs');
  expect(await axeViolations(container)).toEqual([]);
});
