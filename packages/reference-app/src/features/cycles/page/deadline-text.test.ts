import { expect, it } from 'vitest';
import { cycleContent } from '../testing/cycle-page-fixtures.ts';
import { stateTextOf } from './deadline-text.ts';

it.each([
  ['2026-12-06T15:00:00.000Z', 'termina em 12 dias'],
  ['2026-12-17T15:00:00.000Z', 'termina amanhã'],
  // It is still the day of the deadline in São Paulo.
  ['2026-12-19T01:00:00.000Z', 'termina hoje'],
  ['2026-12-19T15:00:00.000Z', 'prazo vencido há 1 dia'],
  ['2026-12-21T15:00:00.000Z', 'prazo vencido há 3 dias'],
])('says on %s: %s', (now, words) => {
  expect(stateTextOf(cycleContent, new Date(now))).toBe(
    `Em andamento · Desempenho · 01/12/2026 a 18/12/2026 · ${words}`,
  );
});

it('says when a cycle ended, and nothing of the end of one that has not begun', () => {
  const now = new Date('2026-12-21T15:00:00.000Z');
  const closed = {
    ...cycleContent,
    idSituacaoCiclo: 4,
    dtEncerramento: now.toISOString(),
  } as const;
  expect(stateTextOf(closed, now)).toMatch(/^Encerrado .* · encerrado em 21\/12\/2026$/);
  const draft = { ...cycleContent, idSituacaoCiclo: 1, dtInicio: null, dtAbertura: null } as const;
  expect(stateTextOf(draft, now)).toBe('Rascunho · Desempenho · até 18/12/2026');
});
