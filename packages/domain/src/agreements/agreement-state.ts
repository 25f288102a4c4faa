/** The two who agree: whom the review is of, and their managers. */
export type AgreementSide = 'person' | 'manager';

/** How far an agreement is: it waits for the other side, holds, was kept, or was given up. */
export type AgreementState = 'proposed' | 'agreed' | 'done' | 'given-up';

/** How an agreement ends. */
export type AgreementOutcome = Extract<AgreementState, 'done' | 'given-up'>;

/** What the states are called. */
export const AGREEMENT_STATE_NAMES: Readonly<Record<AgreementState, string>> = {
  proposed: 'Aguardando confirmação',
  agreed: 'Combinado',
  done: 'Cumprido',
  'given-up': 'Encerrado',
};

/** What tells how far an agreement is. */
export interface AgreementFacts {
  /** When each side said yes to what it is like now; whoever wrote it has. */
  readonly personConfirmedAt: Date | null;
  readonly managerConfirmedAt: Date | null;
  readonly outcome: AgreementOutcome | null;
}

/** Tells how far an agreement is. */
export function stateOfAgreement(facts: AgreementFacts): AgreementState {
  if (facts.outcome) return facts.outcome;
  return facts.personConfirmedAt && facts.managerConfirmedAt ? 'agreed' : 'proposed';
}

/** Whose confirmation it waits for; null: nobody's. */
export function sideAwaited(facts: AgreementFacts): AgreementSide | null {
  if (stateOfAgreement(facts) !== 'proposed') return null;
  return facts.personConfirmedAt ? 'manager' : 'person';
}

/** The other one of the two. */
export function otherSide(side: AgreementSide): AgreementSide {
  return side === 'person' ? 'manager' : 'person';
}

/** Who has confirmed once a side has written something, or changed it: that side alone. */
export function confirmedByWriting(
  side: AgreementSide,
  now: Date,
): Pick<AgreementFacts, 'personConfirmedAt' | 'managerConfirmedAt'> {
  return {
    personConfirmedAt: side === 'person' ? now : null,
    managerConfirmedAt: side === 'manager' ? now : null,
  };
}

/** What one side may do with an agreement. */
export interface AgreementMoves {
  /** Changing one that holds asks the other side anew. */
  readonly canEdit: boolean;
  readonly canConfirm: boolean;
  /** Say that it was kept, or give it up. */
  readonly canEnd: boolean;
  /** Take the end back. */
  readonly canReopen: boolean;
  /** What never held can be taken away; what held is given up and stays to be read. */
  readonly canRemove: boolean;
}

/** Tells what a side may do with an agreement. */
export function agreementMoves(
  facts: AgreementFacts & { readonly hasHeld: boolean },
  side: AgreementSide,
): AgreementMoves {
  const state = stateOfAgreement(facts);
  const isOpen = state === 'proposed' || state === 'agreed';
  return {
    canEdit: isOpen,
    canConfirm: sideAwaited(facts) === side,
    canEnd: state === 'agreed' || (state === 'proposed' && facts.hasHeld),
    canReopen: !isOpen,
    canRemove: state === 'proposed' && !facts.hasHeld,
  };
}
