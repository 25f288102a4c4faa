import { counted } from '../lib/counted.ts';

/** How many people are chosen in a list. */
export function chosenPeopleText(count: number): string {
  return counted(count, 'pessoa escolhida', 'pessoas escolhidas');
}
