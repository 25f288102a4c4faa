import { describe, expect, it } from 'vitest';
import { ratingSheet as sheet } from '../../shared/competency-rating/competency-rating.fixtures.ts';
import { loadingState } from '../../shared/questionnaire/opening.ts';
import {
  type ManagerModeEvent,
  type ManagerModeState,
  transition,
} from './manager-mode.machine.ts';

const company = { name: 'Empresa Exemplo', logoUrl: null, color: null };
const problem = { kind: 'network', message: 'Sem conexão', isRetryable: true } as const;
const after = (...events: ManagerModeEvent[]) =>
  events.reduce(transition, loadingState as ManagerModeState);
const opened = { type: 'opened', company, sheet } as const;

describe('the link of a manager', () => {
  it('opens the rating, and what was rated before at its end', () => {
    expect(after(opened)).toEqual({ step: 'rating', company, sheet });
    expect(after({ type: 'rated', company })).toEqual({ step: 'sent', company });
  });

  it('says why it does not open, and opens when it turns out to live', () => {
    expect(after({ type: 'load-failed', problem })).toEqual({ step: 'unavailable', problem });
    expect(after({ type: 'password-missing' }, opened).step).toBe('rating');
  });

  it('ends once every score is sent, here or elsewhere', () => {
    expect(after(opened, { type: 'completed' })).toEqual({ step: 'sent', company });
    expect(after(opened, { type: 'rated', company })).toEqual({ step: 'sent', company });
  });

  it('can be given up and taken up again', () => {
    const cancelled = after(opened, { type: 'cancelled' });
    expect(cancelled).toEqual({ step: 'cancelled', company, sheet });
    expect(transition(cancelled, { type: 'started-again' }).step).toBe('rating');
  });

  it('keeps what is open when the link is looked at again', () => {
    const rating = after(opened);
    expect(transition(rating, { ...opened, company: { ...company, name: 'Outra' } })).toBe(rating);
    const cancelled = after(opened, { type: 'cancelled' });
    expect(transition(cancelled, opened)).toBe(cancelled);
  });

  it('knows no end before it is open', () => {
    expect(after({ type: 'completed' }, { type: 'cancelled' }, { type: 'started-again' })).toBe(
      loadingState,
    );
  });
});
