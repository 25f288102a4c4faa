import { OUTCOME_NAMES } from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import {
  currentInstrumentVersion,
  instrumentByVersion,
  outcomeById,
  outcomeByName,
  toParagraph,
} from './index.ts';
import { discInstrumentV1 } from './v1/index.ts';

describe('the instruments', () => {
  it('are found by version, and an unknown version is not', () => {
    expect(instrumentByVersion(1)).toBe(discInstrumentV1);
    expect(instrumentByVersion(currentInstrumentVersion)?.version).toBe(currentInstrumentVersion);
    expect(instrumentByVersion(0)).toBeUndefined();
  });

  it.each(OUTCOME_NAMES)('have a text for %s, found by name and by id', (name) => {
    const outcome = outcomeByName(discInstrumentV1, name);
    expect(outcome?.name).toBe(name);
    expect(outcomeById(outcome?.id ?? 0)).toBe(outcome);
  });

  it('know no other outcome', () => {
    expect(outcomeByName(discInstrumentV1, 'Dominante Dominante')).toBeUndefined();
    expect(outcomeById(0)).toBeUndefined();
  });
});

describe('prose', () => {
  it('is a paragraph to the person, and of them to others', () => {
    const prose = ['{Sujeito} decide.', 'O grupo nota o que {sujeito} faz.'];
    expect(toParagraph(prose, true)).toBe('Você decide. O grupo nota o que você faz.');
    expect(toParagraph(prose, false)).toBe('A pessoa decide. O grupo nota o que a pessoa faz.');
  });
});
