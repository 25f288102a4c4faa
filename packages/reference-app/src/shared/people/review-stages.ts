import type { operations } from '@aferir/api-client';
import { peopleNarrowingMessages } from './people-narrowing-messages.ts';

type WireStage = NonNullable<
  NonNullable<operations['listPerformanceByEmployee']['parameters']['query']>['etapa']
>;

/** How far reviews are, as an address says it. */
export type ReviewStageParam = keyof typeof peopleNarrowingMessages.stages;

/** A stage that people are narrowed down to by how far their reviews are. */
export interface ReviewStageFilter {
  /** In the words of the calls. */
  readonly etapa: WireStage;
  readonly label: string;
}

const WIRE: Readonly<Record<ReviewStageParam, WireStage>> = {
  'auto-pendente': 'autoPendente',
  'auto-feita': 'autoFeita',
  'gestor-feita': 'gestorFeita',
  'feedback-feito': 'feedbackFeito',
};

/** The stage that an address names. */
export function reviewStageOf(text: string | null): ReviewStageFilter | undefined {
  const found = Object.entries(peopleNarrowingMessages.stages).find(([param]) => param === text);
  if (!found) return undefined;
  const [param, label] = found;
  return { etapa: WIRE[param as ReviewStageParam], label };
}
