import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { axeViolations, renderUi } from '../testing/index.ts';
import { RetryNotice } from './retry-notice.tsx';

it('says what failed and tries again', async () => {
  const onRetry = vi.fn();
  const { user, container } = renderUi(
    <RetryNotice title="Sem as médias" retryLabel="Tentar novamente" onRetry={onRetry}>
      Erro ao buscar dados.
    </RetryNotice>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(/Sem as médias\s*Erro ao buscar dados\./);
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(await axeViolations(container)).toEqual([]);
});

it('shows that it is being tried', () => {
  renderUi(
    <RetryNotice isRetrying retryLabel="Tentar novamente" onRetry={vi.fn()}>
      Erro ao buscar dados.
    </RetryNotice>,
  );
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
});
