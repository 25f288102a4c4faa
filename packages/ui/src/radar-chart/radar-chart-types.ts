/** One line of the chart: a value per axis, in the axes' order. */
export interface RadarSeries {
  id: string;
  /** The line's name, shown in the key and in the data table. */
  name: string;
  /** One value per axis; null where there is none. */
  values: readonly (number | null)[];
}

/** The lines of a chart: one, or up to four to compare. */
export type RadarLines =
  | readonly [RadarSeries]
  | readonly [RadarSeries, RadarSeries]
  | readonly [RadarSeries, RadarSeries, RadarSeries]
  | readonly [RadarSeries, RadarSeries, RadarSeries, RadarSeries];

/** What the axes measure: from 0 to `max`, with a ring every `step`. */
export interface RadarScale {
  max: number;
  step: number;
}

/** The colors of the drawing: references to tokens on screen, plain colors for export. */
export interface RadarColors {
  grid: string;
  text: string;
  mutedText: string;
  /** One for each line there may be. */
  series: readonly [string, string, string, string];
}
