/** Something that asks for an answer. */
export interface Item {
  readonly id: number;
}

/** Answers by item; a missing one is none. */
export type Answers<Answer> = Readonly<Record<number, Answer>>;

/** Where somebody is in a list of items, and what has become of each answer. */
export interface Position<I extends Item, Answer> {
  readonly items: readonly I[];
  /** The item on screen. */
  readonly index: number;
  /** What is chosen, sent or not. */
  readonly chosen: Answers<Answer>;
  /** What the server is known to have. */
  readonly saved: Answers<Answer>;
  /** The items of which the server has an answer that is not known here. */
  readonly unread: readonly number[];
  /** What is written beside the answers, sent with them. */
  readonly notes: Answers<string>;
  /** What of that the server is known to have. */
  readonly savedNotes: Answers<string>;
}

/** What the server has. */
export interface StoredAnswers<Answer> {
  readonly saved: Answers<Answer>;
  readonly unread?: readonly number[] | undefined;
  /** What is written beside the answers. */
  readonly savedNotes?: Answers<string>;
}

/** The first position, with what the server has and what was left unsent. */
export function positionWith<I extends Item, Answer>(
  items: readonly I[],
  { saved, unread = [], savedNotes = {} }: StoredAnswers<Answer>,
  unsent: Answers<Answer> = {},
  unsentNotes?: Answers<string>,
): Position<I, Answer> {
  const known = (answers: Answers<Answer>) => answersOf(items, (id) => answers[id]);
  return {
    items,
    index: 0,
    chosen: known({ ...saved, ...unsent }),
    saved: known(saved),
    unread: unread.filter((id) => saved[id] === undefined),
    notes: { ...savedNotes, ...unsentNotes },
    savedNotes,
  };
}

/** The item on screen. */
export function itemOf<I extends Item>({ items, index }: Position<I, unknown>): I {
  const item = items[index];
  if (!item) throw new RangeError(`there is no item at ${index}`);
  return item;
}

/** What is chosen for the item on screen. */
export function chosenAnswer<Answer>(position: Position<Item, Answer>): Answer | undefined {
  return position.chosen[itemOf(position).id];
}

/** Whether the item on screen is the last one. */
export function isLastItem({ items, index }: Position<Item, unknown>): boolean {
  return index === items.length - 1;
}

/** The position with another item on screen. */
export function moveTo<P extends Position<Item, unknown>>(position: P, index: number): P {
  const last = position.items.length - 1;
  return { ...position, index: Math.max(0, Math.min(index, last)) };
}

/** The position with something chosen for the item on screen; undefined takes the choice back. */
export function choose<I extends Item, Answer>(
  position: Position<I, Answer>,
  answer: Answer | undefined,
): Position<I, Answer> {
  const { id } = itemOf(position);
  const { [id]: _before, ...others } = position.chosen;
  return { ...position, chosen: answer === undefined ? others : { ...others, [id]: answer } };
}

/** What is written beside the answer to the item on screen. */
export function noteOf(position: Position<Item, unknown>): string {
  return position.notes[itemOf(position).id] ?? '';
}

/** The position with something written beside the answer to the item on screen. */
export function writeNote<P extends Position<Item, unknown>>(position: P, note: string): P {
  return { ...position, notes: { ...position.notes, [itemOf(position).id]: note } };
}

/** Whether the server has what is written beside an answer. */
export function isNoteSaved(
  { notes, savedNotes }: Pick<Position<Item, unknown>, 'notes' | 'savedNotes'>,
  itemId: number,
): boolean {
  return (notes[itemId] ?? '') === (savedNotes[itemId] ?? '');
}

/** What is to be sent beside an answer; undefined where the server has it. */
export function noteToSend(position: Position<Item, unknown>, itemId: number): string | undefined {
  return isNoteSaved(position, itemId) ? undefined : position.notes[itemId]?.trim();
}

/** What is written beside answers that the server doesn't have; undefined where there is none. */
export function unsavedNotes(position: Position<Item, unknown>): Answers<string> | undefined {
  const entries = Object.entries(position.notes).filter(
    ([id]) => !isNoteSaved(position, Number(id)),
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** The position once the server is known to have an answer, with what is written beside it. */
export function withSaved<I extends Item, Answer>(
  position: Position<I, Answer>,
  itemId: number,
  answer: Answer,
): Position<I, Answer> {
  return {
    ...position,
    saved: { ...position.saved, [itemId]: answer },
    unread: position.unread.filter((id) => id !== itemId),
    savedNotes: { ...position.savedNotes, [itemId]: position.notes[itemId] ?? '' },
  };
}

/** The position with what the server has by now: choices that were not sent stay chosen. */
export function withSavedElsewhere<I extends Item, Answer>(
  position: Position<I, Answer>,
  stored: StoredAnswers<Answer>,
): Position<I, Answer> {
  const saved = { ...position.saved, ...stored.saved };
  const unread = new Set([...position.unread, ...(stored.unread ?? [])]);
  return {
    ...position,
    saved,
    unread: [...unread].filter((id) => saved[id] === undefined),
    chosen: { ...saved, ...unsavedAnswers(position) },
  };
}

/** The choices that the server doesn't have, or not with what is written beside them. */
export function unsavedAnswers<Answer>(position: Position<Item, Answer>): Answers<Answer> {
  const { items, chosen, saved } = position;
  return answersOf(items, (id) =>
    chosen[id] === saved[id] && isNoteSaved(position, id) ? undefined : chosen[id],
  );
}

/** Whether the server has an answer to an item, known here or not. */
export function isAnswered(
  { saved, unread }: Pick<Position<Item, unknown>, 'saved' | 'unread'>,
  itemId: number,
): boolean {
  return saved[itemId] !== undefined || unread.includes(itemId);
}

/** Where the first item without a choice is; undefined when there is none. */
export function firstUnchosen({ items, chosen }: Position<Item, unknown>): number | undefined {
  return indexWhere(items, ({ id }) => chosen[id] === undefined);
}

/** Where the first item is whose choice the server doesn't have; undefined when there is none. */
export function firstUnsaved(position: Position<Item, unknown>): number | undefined {
  const { items, chosen, saved, unread } = position;
  return indexWhere(items, ({ id }) =>
    chosen[id] === undefined
      ? !unread.includes(id)
      : chosen[id] !== saved[id] || !isNoteSaved(position, id),
  );
}

/** How many items have an answer on the server. */
export function answeredCount(position: Position<Item, unknown>): number {
  return position.items.filter(({ id }) => isAnswered(position, id)).length;
}

function indexWhere<I extends Item>(
  items: readonly I[],
  matches: (item: I) => boolean,
): number | undefined {
  const index = items.findIndex(matches);
  return index < 0 ? undefined : index;
}

function answersOf<Answer>(
  items: readonly Item[],
  answerOf: (itemId: number) => Answer | undefined,
): Answers<Answer> {
  const entries = items
    .map(({ id }) => [id, answerOf(id)] as const)
    .filter((entry): entry is readonly [number, NonNullable<Answer>] => entry[1] !== undefined);
  return Object.fromEntries(entries);
}
