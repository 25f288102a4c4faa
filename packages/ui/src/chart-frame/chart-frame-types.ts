import type { ComponentProps, ReactNode } from 'react';
import type { ChartFrameMessages } from './chart-frame-messages.ts';

/** The data of a chart as a table: the first column names the rows. */
export interface ChartTable {
  /** The headings of the columns. */
  columns: readonly string[];
  /** The language of the rows' names, where it is not that of the page. */
  namesLang?: string | undefined;
  rows: readonly ChartTableRow[];
}

/** A row of a chart's table. */
export interface ChartTableRow {
  id: string;
  /** A text for each column, written as a person reads it. */
  cells: readonly string[];
}

/** How a line is drawn, each with points of its own: round, square, triangles, rhombs. Color is never alone. */
export type ChartLine = 'solid' | 'dashed' | 'dotted' | 'dash-dotted';

/** A line of a chart's key. */
export interface ChartKeyItem {
  id: string;
  name: string;
  /** `tokenValue('color-chart-1')` and the like. */
  color: string;
  /** How much of the color there is, 0 to 1. @default 1 */
  strength?: number;
  /** Stands for a line instead of a surface. */
  line?: ChartLine;
}

/** Takes a chart along as a file. The kit writes no csv and opens no dialogs: whoever shows the chart does. */
export interface ChartFiles {
  /** Writes the table: its headings, then its rows. */
  saveTable?: (rows: readonly (readonly string[])[]) => void;
  /** Keeps the chart as a picture; nothing where it could not be drawn. */
  saveImage?: (png: Blob | undefined) => void;
}

/** What every chart takes. */
export interface ChartOptions extends Omit<ComponentProps<'figure'>, 'title' | 'children'> {
  /** What the chart is about. */
  title: string;
  /** One sentence that says what to see in it. */
  summary: string;
  /** How it is to be read, behind a button. */
  explanation?: ReactNode;
  /** Offers the chart as files. */
  files?: ChartFiles;
  /** The data is still on its way. */
  isLoading?: boolean;
  /** The data could not be read. */
  isFailed?: boolean;
  /** Reads the data again. */
  onRetry?: () => void;
  /** The heading level that fits the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Replaces the texts the chart says by itself. */
  messages?: Partial<ChartFrameMessages>;
}
