import { describe, expect, it } from 'vitest';
import { PERFORMANCE_STATUS } from '../performance/performance-status.ts';
import type { ReviewReader } from '../performance/review-access.ts';
import { type AgreementReader, agreementSideOf, mayReadAgreements } from './agreement-access.ts';
import { type AgreementDraft, checkAgreement } from './agreement-draft.ts';
import { agreementTiming, isAgreementDue, isConfirmationDue } from './agreement-reminders.ts';
import {
  type AgreementFacts,
  agreementMoves,
  confirmedByWriting,
  otherSide,
  sideAwaited,
  stateOfAgreement,
} from './agreement-state.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const draft: AgreementDraft = {
  goal: 'Apresentar resultados com segurança',
  action: 'Apresentar no encontro do mês',
  doer: 'person',
  dueOn: '2026-12-20',
  competencyId: 3,
};
const place = { today: '2026-11-20', competencyIds: [3, 4] };
const faultsOf = (
  changes: Partial<AgreementDraft>,
  at: Partial<typeof place> & { formerDueOn?: string } = {},
) => checkAgreement({ ...draft, ...changes }, { ...place, ...at }).map(({ field }) => field);

describe('checkAgreement', () => {
  it('takes a whole one, with and without a competency', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ competencyId: null, dueOn: '2026-11-20' })).toEqual([]);
  });

  it('tells all that is wrong in the order in which it is written', () => {
    expect(faultsOf({ goal: ' ', action: '\u200b', dueOn: '', competencyId: 9 })).toEqual([
      'goal',
      'action',
      'dueOn',
      'competencyId',
    ]);
    expect(faultsOf({ goal: 'a'.repeat(201), action: 'a'.repeat(1001) })).toEqual([
      'goal',
      'action',
    ]);
    expect(faultsOf({ goal: 'a'.repeat(200), action: 'a'.repeat(1000) })).toEqual([]);
  });

  it('takes a day from today until three years on, and one that has passed where it stays', () => {
    expect(faultsOf({ dueOn: '2026-11-19' })).toEqual(['dueOn']);
    expect(faultsOf({ dueOn: '2026-11-19' }, { formerDueOn: '2026-11-19' })).toEqual([]);
    expect(faultsOf({ dueOn: '2029-11-20' })).toEqual([]);
    expect(faultsOf({ dueOn: '2029-11-21' })).toEqual(['dueOn']);
  });
});

const byPerson: AgreementFacts = { ...confirmedByWriting('person', now), outcome: null };
const both: AgreementFacts = { personConfirmedAt: now, managerConfirmedAt: now, outcome: null };

describe('the state of an agreement', () => {
  it('waits for the side that has not written it', () => {
    expect(stateOfAgreement(byPerson)).toBe('proposed');
    expect(sideAwaited(byPerson)).toBe('manager');
    expect(sideAwaited({ ...confirmedByWriting('manager', now), outcome: null })).toBe('person');
    expect(otherSide('person')).toBe('manager');
    expect(otherSide('manager')).toBe('person');
  });

  it('holds once both have confirmed, and ends as kept or given up', () => {
    expect(stateOfAgreement(both)).toBe('agreed');
    expect(sideAwaited(both)).toBeNull();
    expect(stateOfAgreement({ ...both, outcome: 'done' })).toBe('done');
    expect(sideAwaited({ ...byPerson, outcome: 'given-up' })).toBeNull();
  });

  it('lets the other side alone confirm, and takes away only what never held', () => {
    const never = { ...byPerson, hasHeld: false };
    expect(agreementMoves(never, 'person')).toEqual({
      canEdit: true,
      canConfirm: false,
      canEnd: false,
      canReopen: false,
      canRemove: true,
    });
    expect(agreementMoves(never, 'manager')).toMatchObject({ canConfirm: true, canRemove: true });
    const changed = { ...byPerson, hasHeld: true };
    expect(agreementMoves(changed, 'manager')).toMatchObject({ canEnd: true, canRemove: false });
    expect(agreementMoves({ ...both, hasHeld: true }, 'manager')).toMatchObject({
      canEdit: true,
      canConfirm: false,
      canEnd: true,
      canRemove: false,
    });
    expect(agreementMoves({ ...both, outcome: 'done', hasHeld: true }, 'person')).toEqual({
      canEdit: false,
      canConfirm: false,
      canEnd: false,
      canReopen: true,
      canRemove: false,
    });
  });
});

describe('reminders of agreements', () => {
  it('come three days before and on the day, while it holds', () => {
    const days = ['2026-12-16', '2026-12-17', '2026-12-18', '2026-12-20', '2026-12-21'];
    const due = { ...both, dueOn: '2026-12-20' };
    expect(days.filter((day) => isAgreementDue(due, day))).toEqual(['2026-12-17', '2026-12-20']);
    expect(days.filter((day) => isAgreementDue({ ...due, outcome: 'done' }, day))).toEqual([]);
    expect(days.filter((day) => isAgreementDue({ ...byPerson, dueOn: due.dueOn }, day))).toEqual(
      [],
    );
    expect(days.map((day) => agreementTiming(due.dueOn, day))).toEqual([
      'later',
      'soon',
      'soon',
      'today',
      'overdue',
    ]);
  });
});

describe('asking for a confirmation', () => {
  const isDue = (asks: number, askedOn: string | null, facts = byPerson) =>
    isConfirmationDue({ ...facts, asks, askedOn }, '2026-12-20');

  it('comes where nobody has asked, and once more three days later', () => {
    expect(isDue(0, null)).toBe(true);
    expect(isDue(1, '2026-12-18')).toBe(false);
    expect(isDue(1, '2026-12-17')).toBe(true);
    expect(isDue(1, '2026-12-01')).toBe(true);
    expect(isDue(2, '2026-12-01')).toBe(false);
  });

  it('never comes for what waits for nobody', () => {
    expect(isDue(0, null, both)).toBe(false);
    expect(isDue(0, null, { ...byPerson, outcome: 'given-up' })).toBe(false);
  });
});

describe('who reads and writes agreements', () => {
  const { awaitingFeedback, awaitingManagers, finished } = PERFORMANCE_STATUS;
  const given = (reader: ReviewReader, changes: Partial<AgreementReader> = {}) => ({
    reader,
    isCurrentManager: false,
    isHandedOn: false,
    ...changes,
  });
  const manager = (tie: 'frozen' | 'current', hasRatedAll = true): ReviewReader => ({
    role: 'manager',
    managerId: 7,
    tie,
    hasRatedAll,
  });

  it('the person writes once the managers have rated, by no link that may be anybody’s', () => {
    expect(agreementSideOf(awaitingManagers, given({ role: 'owner' }))).toBeNull();
    expect(agreementSideOf(awaitingFeedback, given({ role: 'owner' }))).toBe('person');
    const link = given({ role: 'owner' }, { isHandedOn: true });
    expect(mayReadAgreements(finished, link)).toBe(false);
    expect(agreementSideOf(finished, link)).toBeNull();
  });

  it('a manager writes who manages the person by now, and reads without', () => {
    const now = { isCurrentManager: true };
    expect(agreementSideOf(awaitingFeedback, given(manager('frozen'), now))).toBe('manager');
    expect(agreementSideOf(awaitingFeedback, given(manager('frozen')))).toBeNull();
    expect(mayReadAgreements(awaitingFeedback, given(manager('frozen')))).toBe(true);
    expect(mayReadAgreements(awaitingFeedback, given(manager('current', false), now))).toBe(false);
    expect(agreementSideOf(finished, given(manager('current', false), now))).toBe('manager');
  });

  it('staff read, and write nothing', () => {
    expect(mayReadAgreements(finished, given({ role: 'staff' }))).toBe(true);
    expect(agreementSideOf(finished, given({ role: 'staff' }))).toBeNull();
  });
});
