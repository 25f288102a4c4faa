import type { GameChange } from './game-edit.ts';

/** What is dragged into a place between questions. */
export const QUESTION_KIND = 'question';

/** Stands for the place behind the last one. */
export const END = 'fim';

// No key has a space.
const GAP = ' ';

/** What is dragged into a place between the options of one question, and nowhere else. */
export function optionKindOf(question: string): string {
  return ['option', question].join(GAP);
}

/** The place before a question, or behind the last one. */
export function slotOfQuestion(before: string): string {
  return [QUESTION_KIND, before].join(GAP);
}

/** The place before an option of a question, or behind its last one. */
export function slotOfOption(question: string, before: string): string {
  return [optionKindOf(question), before].join(GAP);
}

/** The change that dropping an item into a place makes; undefined: there is no such place. */
export function changeOfDrop(item: string, slot: string): GameChange | undefined {
  const [kind, owner, place] = slot.split(GAP);
  if (owner === undefined) return undefined;
  if (kind === QUESTION_KIND)
    return { type: 'move-question', question: item, before: keyOf(owner) };
  if (place === undefined) return undefined;
  return { type: 'move-option', question: owner, option: item, before: keyOf(place) };
}

function keyOf(place: string): string | undefined {
  return place === END ? undefined : place;
}
