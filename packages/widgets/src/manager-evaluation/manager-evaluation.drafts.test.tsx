import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { answer, fetchLateParts, openEvaluation, startRating } from './testing/open-evaluation.tsx';

beforeAll(fetchLateParts);
describe('the drafts of ratings', () => {
  it('forgets the drafts of reviews that the list no longer offers to rate', async () => {
    localStorage.setItem(
      'aferir-manager-rating-draft-5045-7',
      '{"scores":{"1":8},"competencyId":1}',
    );
    localStorage.setItem(
      'aferir-manager-rating-draft-5042-7',
      '{"scores":{"1":8},"competencyId":1}',
    );
    openEvaluation();
    await screen.findByText('Elisa Moraes');
    await waitFor(() => expect(localStorage).toHaveLength(1));
    expect(localStorage.getItem('aferir-manager-rating-draft-5042-7')).not.toBeNull();
  });

  it('asks before it is given up, by Esc too, and resumes with the draft otherwise', async () => {
    const { user } = await startRating();
    await user.click(screen.getByRole('radio', { name: /^7\b/ }));
    await user.keyboard('{Escape}');
    await answer(user, 'Deseja mesmo cancelar a avaliação?', 'Não');
    expect(screen.getByRole('radio', { name: /^7\b/ })).toBeChecked();
    expect(JSON.stringify({ ...localStorage })).toContain('7');
    await user.keyboard('{Escape}');
    await answer(user, 'Deseja mesmo cancelar a avaliação?', 'Sim');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(localStorage).toHaveLength(0);
  });
});
