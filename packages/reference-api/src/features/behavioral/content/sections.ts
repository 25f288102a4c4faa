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

/** What stands for the person in prose: a report speaks to its person, and of them to others. */
const subjects = {
  own: { '{Sujeito}': 'Você', '{sujeito}': 'você' },
  others: { '{Sujeito}': 'A pessoa', '{sujeito}': 'a pessoa' },
} as const;

/** The sentences as the paragraph that people read; `isOwn` when the reader is whom they are about. */
export function toParagraph(prose: Prose, isOwn: boolean): string {
  const subject = subjects[isOwn ? 'own' : 'others'];
  return prose
    .join(' ')
    .replaceAll('{Sujeito}', subject['{Sujeito}'])
    .replaceAll('{sujeito}', subject['{sujeito}']);
}
