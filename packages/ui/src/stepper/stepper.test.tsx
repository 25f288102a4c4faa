import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { axeViolations, renderUi } from '../testing/index.ts';
import { Stepper } from './stepper.tsx';

const steps = [
  { id: 'description', label: 'Descrição' },
  { id: 'sessions', label: 'Sessões' },
  { id: 'people', label: 'Funcionários' },
];

const items = () =>
  within(screen.getByRole('navigation', { name: 'Novo treinamento' })).getAllByRole('listitem');

it('says which step one is at, and what is done and to come', async () => {
  const { container } = renderUi(
    <Stepper label="Novo treinamento" steps={steps} current="sessions" />,
  );
  expect(items().map((item) => item.textContent)).toEqual([
    'Descrição, concluído',
    '2Sessões',
    '3Funcionários',
  ]);
  expect(items().map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(items().map((item) => item.dataset.state)).toEqual(['done', 'current', 'upcoming']);
  expect(screen.getByText('Passo 2 de 3')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
});

it('goes back to what is done, and never ahead', async () => {
  const onGoBack = vi.fn();
  const { user, container } = renderUi(
    <Stepper label="Novo treinamento" steps={steps} current="people" onGoBack={onGoBack} />,
  );
  const names = screen.getAllByRole('button').map((button) => button.textContent);
  expect(names).toEqual(['Descrição, concluído', 'Sessões, concluído']);
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onGoBack).toHaveBeenCalledExactlyOnceWith('sessions');
  expect(await axeViolations(container)).toEqual([]);
});

it('says what is wrong in a step', () => {
  renderUi(
    <Stepper
      label="Novo treinamento"
      steps={steps.map((step) =>
        step.id === 'description' ? { ...step, problem: '2 campos a corrigir' } : step,
      )}
      current="sessions"
      onGoBack={vi.fn()}
    />,
  );
  expect(
    screen.getByRole('button', { name: /^Descrição ?, concluído ?, 2 campos a corrigir$/ }),
  ).toBeVisible();
});

it('gives the rest to the navigation', () => {
  renderUi(
    <Stepper
      label="Novo treinamento"
      steps={steps}
      current="description"
      className="host"
      data-testid="steps"
    />,
  );
  expect(screen.getByTestId('steps')).toHaveClass('aferir-stepper', 'host');
});
