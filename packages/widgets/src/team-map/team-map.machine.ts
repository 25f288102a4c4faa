/** Who is picked to be set side by side. */
export interface Picks {
  readonly step: 'looking';
  readonly first: number | null;
  readonly second: number | null;
}

/** Which of the two. */
export type PickPlace = Exclude<keyof Picks, 'step'>;

/** What can happen to the picks. */
export type PickEvent =
  /** Somebody was pressed on the map. */
  | { readonly type: 'toggled'; readonly id: number }
  /** Somebody was chosen for a place, or nobody. */
  | { readonly type: 'chosen'; readonly place: PickPlace; readonly id: number | null };

/** Nobody is picked. */
export const noPicks: Picks = { step: 'looking', first: null, second: null };

/** The picks after an event. Of three that are pressed the last two stay. */
export function transition(picks: Picks, event: PickEvent): Picks {
  return event.type === 'toggled' ? toggle(picks, event.id) : choose(picks, event);
}

function toggle(picks: Picks, id: number): Picks {
  const { first, second } = picks;
  if (first === id) return { ...picks, first: null };
  if (second === id) return { ...picks, second: null };
  if (first === null) return { ...picks, first: id };
  if (second === null) return { ...picks, second: id };
  return { ...picks, first: second, second: id };
}

// Whoever is in the other place already changes places with whom they take the place of.
function choose(picks: Picks, { place, id }: Extract<PickEvent, { type: 'chosen' }>): Picks {
  const other = place === 'first' ? 'second' : 'first';
  if (id !== null && picks[other] === id) {
    return { ...picks, [place]: id, [other]: picks[place] };
  }
  return { ...picks, [place]: id };
}
