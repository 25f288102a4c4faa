import {
  CYCLE_PARTICIPATION_CODES,
  CYCLE_PARTICIPATION_NAMES,
  CYCLE_PARTICIPATIONS,
  type CycleParticipation,
  wordOfCode,
} from '@aferir/domain';
import type { GridFilterOption } from '@aferir/ui';
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

/** The word that the address has for those who have still to answer and whom no mail reaches. */
export const UNMAILED_FILTER = 'sem-email';

/** The word that the address has for those who have a result that no mail tells them of. */
export const RESULT_UNMAILED_FILTER = 'resultado-sem-email';

/** What the people of a cycle can be narrowed down to, by the words that the address has for it. */
export function participationFilters({
  mailsResults,
}: {
  /** People are mailed when their result is out, so that it can be said whom no mail tells. */
  readonly mailsResults: boolean;
}): GridFilterOption[] {
  return [
    { value: PENDING, label: texts.pending },
    { value: UNMAILED_FILTER, label: texts.pendingUnmailed },
    ...(mailsResults ? [{ value: RESULT_UNMAILED_FILTER, label: texts.resultUnmailed }] : []),
    ...CYCLE_PARTICIPATIONS.map((participation) => ({
      value: WORDS[participation],
      label: CYCLE_PARTICIPATION_NAMES[participation],
    })),
  ];
}

/** The word that the address has for a participation. */
export function filterOf(participation: CycleParticipation): string {
  return WORDS[participation];
}

/** The same in the words of the call. */
export function toParticipationQuery(filter: string | null) {
  if (filter === PENDING) return { pendentes: true };
  if (filter === UNMAILED_FILTER) return { semEmail: true };
  if (filter === RESULT_UNMAILED_FILTER) return { resultadoSemEmail: true };
  const participation = CYCLE_PARTICIPATIONS.find((one) => WORDS[one] === filter);
  return participation ? { idPosicao: CYCLE_PARTICIPATION_CODES[participation] } : {};
}

/** How somebody stands, by the number of the wire. */
export function participationOf(code: number): CycleParticipation {
  return wordOfCode(CYCLE_PARTICIPATION_CODES, code) ?? 'unsent';
}
