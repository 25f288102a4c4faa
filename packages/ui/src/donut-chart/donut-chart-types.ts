/** A part of the ring. */
export interface DonutSlice {
  id: string;
  label: string;
  /** How much it counts; parts that count nothing are left out of the ring. */
  value: number;
  /** How its share is written. @default a percentage with at most one decimal */
  shareText?: string;
  /** Its color: `tokenValue('color-chart-2')` and the like. @default a step of one color, from full to light */
  color?: string;
  /** Where it leads: to what it counts. */
  href?: string | undefined;
}

/** A part of the ring as it is drawn. */
export interface DonutPart {
  id: string;
  value: number;
  /** What the key calls it by. */
  number: number;
  color: string;
  strength: number;
  href: string | undefined;
  /** What the key says of it, its number first. */
  name: string;
}
