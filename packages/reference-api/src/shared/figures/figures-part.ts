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

/** Reads the figures of one card from the tables of a feature. */
export interface FiguresPart<Card extends DashboardCard = DashboardCard> {
  readonly card: Card;
  readonly read: (context: FiguresContext) => Promise<CardFigures<Card>>;
  /** When the first request was sent that the card tells of; null: none was. */
  readonly firstSent?: (context: ReadingContext) => Promise<Date | null>;
}
