/** How a count of a row is told. */
export interface ToldCount {
  readonly count?: number | undefined;
  /** @default 'count' */
  readonly kind?: 'count' | 'percent';
}

/** A count in words; nothing while it is not known. */
export function countText({ count, kind }: ToldCount): string | undefined {
  return count === undefined
    ? undefined
    : `${count.toLocaleString('pt-BR')}${kind === 'percent' ? '%' : ''}`;
}
