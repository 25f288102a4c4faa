import {
  CYCLE_PARTICIPATION_CODES,
  CYCLE_PARTICIPATION_NAMES,
  CYCLE_PARTICIPATIONS,
  type CycleParticipation,
} from '@aferir/domain';
import { cyclePageMessages as texts } from './cycle-page-messages.ts';

const WORDS: Readonly<Record<CycleParticipation, string>> = {
  unsent: 'sem-envio',
  sent: 'nao-abriram',
  opened: 'abriram',
  answering: 'respondendo',
  answered: 'com-gestores',
  done: 'concluidas',
  gone: 'sairam',
};

const PENDING = 'pendentes';
const UNMAILED = 'sem-email';

/** What the people of a cycle can be narrowed down to, by the words that the address has for it. */
export const PARTICIPATION_FILTERS = [
  { value: PENDING, label: texts.pending },
  { value: UNMAILED, label: texts.pendingUnmailed },
  ...CYCLE_PARTICIPATIONS.map((participation) => ({
    value: WORDS[participation],
    label: CYCLE_PARTICIPATION_NAMES[participation],
  })),
];

/** The word that the address has for those who have still to answer and whom no mail reaches. */
export const UNMAILED_FILTER = UNMAILED;

/** The word that the address has for a participation. */
export function filterOf(participation: CycleParticipation): string {
  return WORDS[participation];
}

/** The same in the words of the call. */
export function toParticipationQuery(filter: string | null) {
  if (filter === PENDING) return { pendentes: true };
  if (filter === UNMAILED) return { semEmail: true };
  const participation = CYCLE_PARTICIPATIONS.find((one) => WORDS[one] === filter);
  return participation ? { idPosicao: CYCLE_PARTICIPATION_CODES[participation] } : {};
}

/** How somebody stands, by the number of the wire. */
export function participationOf(code: number): CycleParticipation {
  return CYCLE_PARTICIPATIONS.find((one) => CYCLE_PARTICIPATION_CODES[one] === code) ?? 'unsent';
}
