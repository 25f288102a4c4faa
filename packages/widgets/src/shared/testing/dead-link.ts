import { screen } from '@testing-library/react';
import { describe, expect, it, type Mock } from 'vitest';
import type { OpeningState } from '../questionnaire/opening.ts';
import { offline } from './offline.ts';
import type { renderPart } from './render-part.tsx';

interface ShownOpening {
  user: ReturnType<typeof renderPart>['user'];
  actions: { retry: Mock };
}

/** What every questionnaire does with a link that does not open; the first password is made at `/primeiro-acesso/abc`. */
export function describeDeadLink(show: (state: OpeningState) => ShownOpening): void {
  describe('a link that does not open', () => {
    it('says why and offers nothing where nothing helps', () => {
      const message = 'Este link expirou.';
      show({ step: 'unavailable', problem: { kind: 'forbidden', message, isRetryable: false } });
      expect(screen.getByRole('alert')).toHaveTextContent(message);
      expect(screen.queryByRole('button')).toBeNull();
    });

    it('offers to try again without a network', async () => {
      const { user, actions } = show({ step: 'unavailable', problem: offline });
      await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
      expect(actions.retry).toHaveBeenCalledOnce();
    });

    it('leads to first access', () => {
      show({ step: 'first-access' });
      expect(screen.getByRole('link', { name: 'Criar minha senha' })).toHaveAttribute(
        'href',
        '/primeiro-acesso/abc',
      );
    });
  });
}
