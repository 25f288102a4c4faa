import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
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

it('tells at which ends more of its tabs is out of sight', () => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(500);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  renderUi(<Account />);
  const list = screen.getByRole('tablist');
  expect(list).toHaveAttribute('data-more', 'after');
  for (const [scrollLeft, ends] of [
    [100, 'both'],
    [200, 'before'],
    [0, 'after'],
  ] as const) {
    fireEvent.scroll(list, { target: { scrollLeft } });
    expect(list).toHaveAttribute('data-more', ends);
  }
});
