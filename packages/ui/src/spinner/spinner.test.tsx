import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../testing/index.ts';
import { Spinner } from './spinner.tsx';

it('is read by its label, or not at all', () => {
  const { rerender } = renderUi(<Spinner label="Carregando relatório" data-testid="spinner" />);
  expect(screen.getByRole('img', { name: 'Carregando relatório' })).toBeInTheDocument();
  rerender(<Spinner data-testid="spinner" />);
  expect(screen.getByTestId('spinner')).toHaveAttribute('aria-hidden', 'true');
});
