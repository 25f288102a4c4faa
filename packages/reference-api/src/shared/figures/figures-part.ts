import type { components } from '@aferir/api-client';
import type { ListContext, ReadingContext } from '../../operation/context.ts';
import type { DepartmentMap } from './department-map.ts';
import type { PeopleCounts, Selection } from './selection.ts';

type Dashboard = components['schemas']['Dashboard'];

/** A card of the dashboard. */
export type DashboardCard = components['schemas']['DashboardCard'];

/** What a card shows. */
export type CardFigures<Card extends DashboardCard> = NonNullable<Dashboard[Card]>;

/** What figures are read with. */
export interface FiguresContext extends ListContext {
  readonly selection: Selection;
  readonly departments: DepartmentMap;
  /** Counts the people of the selection, once for all cards that tell of them. */
  readonly countPeople: () => Promise<PeopleCounts>;
}

/** The same for several selections, which differ in nothing but their departments, none of them inside of another. */
export interface FiguresOfEach extends ListContext {
  readonly selections: readonly Selection[];
  readonly departments: DepartmentMap;
  /** Counts the people of each, once for all cards that tell of them. */
  readonly countPeople: () => Promise<readonly PeopleCounts[]>;
}

/** Reads the figures of one card from the tables of a feature. */
export interface FiguresPart<Card extends DashboardCard = DashboardCard> {
  readonly card: Card;
  readonly read: (context: FiguresContext) => Promise<CardFigures<Card>>;
  /** The same of each of some selections, by statements that do not grow in number with them. */
  readonly readEach?: (context: FiguresOfEach) => Promise<readonly CardFigures<Card>[]>;
  /** When the first request was sent that the card tells of; null: none was. */
  readonly firstSent?: (context: ReadingContext) => Promise<Date | null>;
}

/** How a card is read that can be read of several selections at once: one is the only one of them. */
export function readingEach<Card extends DashboardCard>(
  readEach: (context: FiguresOfEach) => Promise<readonly CardFigures<Card>[]>,
): Pick<Required<FiguresPart<Card>>, 'read' | 'readEach'> {
  return {
    readEach,
    async read({ selection, countPeople, ...context }) {
      const [only] = await readEach({
        ...context,
        selections: [selection],
        countPeople: async () => [await countPeople()],
      });
      if (!only) throw new Error('A selection has no figures');
      return only;
    },
  };
}
