import { SECTION } from '@aferir/domain';
import { expect, it } from 'vitest';
import { hasReport, type LinkKindInfo, nameKinds } from './link-kind.ts';

const behavioral: LinkKindInfo = {
  kind: 'behavioral',
  name: 'comportamental',
  section: SECTION.behavioral,
  report: {
    subject: 'disc-response',
    opened: 'disc-report.opened',
    sentAt: async () => new Map(),
  },
};

const game: LinkKindInfo = { kind: 'game', name: 'jogo', section: SECTION.games };

it('knows kinds without a report', () => {
  expect([behavioral, game].filter(hasReport)).toEqual([behavioral]);
});

it('names the kinds of all features', () => {
  const name = nameKinds([behavioral, game]);
  expect([name('behavioral'), name('game')]).toEqual(['comportamental', 'jogo']);
});

it('knows no kind that no feature keeps', () => {
  expect(() => nameKinds([behavioral])('performance')).toThrow('No feature keeps responses');
});

it('refuses two features that keep the same kind', () => {
  expect(() => nameKinds([behavioral, { ...behavioral }])).toThrow(
    'Responses of the kind behavioral are kept twice',
  );
});
