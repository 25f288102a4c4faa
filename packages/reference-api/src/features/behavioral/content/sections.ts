import type { BehaviorCard, Prose } from './content-types.ts';

/** Heading of the summary, the first section of a result. */
export const summarySectionName = 'Resumo';

/** Headings of the behavior cards, in the order of the report. */
export const cardSectionNames: Readonly<Record<BehaviorCard, string>> = {
  positiveBehaviors: 'Comportamentos positivos',
  teamValue: 'Valor na equipe',
  idealEnvironment: 'Ambiente ideal',
  underPressure: 'Sob Pressão',
  limitingBehaviors: 'Comportamentos limitantes',
};

/** The sentences as the paragraph that people read. */
export function toParagraph(prose: Prose): string {
  return prose.join(' ');
}
