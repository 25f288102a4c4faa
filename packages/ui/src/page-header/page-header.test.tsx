import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeViolations, renderUi } from '../testing/index.ts';
import { PageHeader } from './page-header.tsx';

it('holds the h1, its line of purpose and the actions', async () => {
  const { container } = renderUi(
    <PageHeader
      title="Funcionários"
      description="Quem trabalha na empresa."
      actions={<button type="button">Inserir</button>}
      data-testid="header"
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Funcionários' })).toBeInTheDocument();
  expect(screen.getByTestId('header')).toHaveTextContent('Quem trabalha na empresa.Inserir');
  expect(await axeViolations(container)).toEqual([]);
});
