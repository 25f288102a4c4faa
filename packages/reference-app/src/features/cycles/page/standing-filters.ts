import {
  CYCLE_STANDING_CODES,
  CYCLE_STANDING_NAMES,
  CYCLE_STANDINGS,
  type CycleStanding,
} from '@aferir/domain';
import { cyclePageMessages as texts } from './cycle-page-messages.ts';

const WORDS: Readonly<Record<CycleStanding, string>> = {
  unsent: 'sem-envio',
  sent: 'nao-abriram',
  opened: 'abriram',
  answering: 'respondendo',
  answered: 'com-gestores',
  done: 'concluidas',
  gone: 'sairam',
};

const PENDING = 'pendentes';

/** What the people of a cycle can be narrowed down to, by the words that the address has for it. */
export const STANDING_FILTERS = [
  { value: PENDING, label: texts.pending },
  ...CYCLE_STANDINGS.map((standing) => ({
    value: WORDS[standing],
    label: CYCLE_STANDING_NAMES[standing],
  })),
];

/** The word that the address has for a standing. */
export function filterOf(standing: CycleStanding): string {
  return WORDS[standing];
}

/** The same in the words of the call. */
export function toStandingQuery(filter: string | null) {
  if (filter === PENDING) return { pendentes: true };
  const standing = CYCLE_STANDINGS.find((one) => WORDS[one] === filter);
  return standing ? { idPosicao: CYCLE_STANDING_CODES[standing] } : {};
}

/** How somebody stands, by the number of the wire. */
export function standingOf(code: number): CycleStanding {
  return CYCLE_STANDINGS.find((one) => CYCLE_STANDING_CODES[one] === code) ?? 'unsent';
}
