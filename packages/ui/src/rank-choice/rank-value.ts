/** One of the things to be ranked. */
export interface RankOption {
  /** Stable key of the option; also its key in the value. */
  id: string;
  /** The sentence the person reads. */
  label: string;
}

/** One place of the ranking. */
export interface RankPlace {
  /** The number kept in the value. */
  value: number;
  /** What the place means, for example 'Me identifico muito'. */
  label: string;
}

/** The place of each option that already has one. */
export type RankValue = Readonly<Record<string, number>>;

/** The option that holds a place, other than the one asking. */
export function placeHolder(
  value: RankValue,
  options: readonly RankOption[],
  place: number,
  askingId: string,
): RankOption | undefined {
  return options.find((option) => option.id !== askingId && value[option.id] === place);
}

/** Gives an option a place; choosing its own place again clears it. */
export function togglePlace(value: RankValue, optionId: string, place: number): RankValue {
  if (value[optionId] !== place) return { ...value, [optionId]: place };
  const { [optionId]: _cleared, ...others } = value;
  return others;
}

/** Where an arrow key leads among the places of a row, going round at both ends. */
export function placeIndexAfterKey(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (index - 1 + count) % count;
  return undefined;
}
