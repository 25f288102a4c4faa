import type { components } from '@aferir/api-client';
import type { CycleKind } from '@aferir/domain';
import type { ListContext, ReadingContext } from '../../operation/context.ts';
import type { OrderWord } from '../../platform/db/list-order.ts';
import type { Page, PageQuery } from '../../platform/db/people-list.ts';
import type { FiguresCyclesQuery } from '../../shared/figures/figures-cycles-query.ts';
import type { FiguresContext, FiguresPart } from '../../shared/figures/figures-part.ts';
import type { FirstStepPart } from '../../shared/first-steps/first-step-part.ts';
import type { WaitingPart } from '../../shared/requests/waiting-part.ts';

type Wire = components['schemas'];

/** Lists all positions with their active people, the largest first. */
export type ListPositionHeadcounts = (
  context: ReadingContext,
) => Promise<Wire['PositionHeadcount'][]>;

/** What trainings can be put in order by on the home, in the words of its call. */
type TrainingProgressOrder = OrderWord<
  'titulo' | 'videos' | 'receberam' | 'naoIniciaram' | 'emAndamento' | 'concluiram' | 'conclusao'
>;

/** Lists trainings, by title where no order is asked for, with how far the active people of a selection are to whom they were sent. */
export type ListTrainingProgress = (
  context: FiguresContext,
  query: PageQuery & {
    readonly filter: string | undefined;
    readonly ordem?: TrainingProgressOrder | undefined;
  },
) => Promise<Wire['TrainingProgressList']>;

/** A cycle that has begun. */
export interface FiguresCycle {
  readonly id: number;
  readonly kind: CycleKind;
  readonly name: string;
}

/** The cycles that figures can be told of. */
export interface FiguresCycles {
  readonly find: (context: ListContext, id: number) => Promise<FiguresCycle | undefined>;
  /** The newest first. */
  readonly list: (context: ListContext, query: FiguresCyclesQuery) => Promise<Page<FiguresCycle>>;
}

/** What the dashboard is told by the features that keep it. */
export interface DashboardPorts {
  readonly waiting: readonly WaitingPart[];
  /** How each step that a company takes first is known to be done. */
  readonly firstSteps: readonly FirstStepPart[];
  readonly figures: readonly FiguresPart[];
  readonly cycles: FiguresCycles;
  readonly positionHeadcounts: ListPositionHeadcounts;
  readonly trainingProgress: ListTrainingProgress;
}
