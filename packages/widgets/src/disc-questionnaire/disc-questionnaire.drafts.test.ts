import { expect, it } from 'vitest';
import { createDiscDrafts } from './disc-questionnaire.drafts.ts';

const draft = { questionId: 3, ranking: { 31: 1, 32: 4 } as const, elapsedMs: 1200 };

it('gives back what was kept, by response', () => {
  const drafts = createDiscDrafts();
  drafts.write(812, draft);
  expect(drafts.read(812)).toEqual(draft);
  expect(drafts.read(813)).toBeUndefined();
});

it.each(['{}', '{"questionId":"3","ranking":{}}', 'null'])('takes %s as nothing', (text) => {
  sessionStorage.setItem('aferir-disc-draft-812', text);
  expect(createDiscDrafts().read(812)).toBeUndefined();
});

it('drops places that are not on the scale', () => {
  const odd = { questionId: 3, ranking: { 31: 1, 32: 9 }, elapsedMs: 'x' };
  sessionStorage.setItem('aferir-disc-draft-812', JSON.stringify(odd));
  expect(createDiscDrafts().read(812)).toEqual({ questionId: 3, ranking: { 31: 1 }, elapsedMs: 0 });
});
