import type { AroundMeansMessages } from '../../performance-report/around/around-means.messages.ts';

/** What the means of those around a person say in English. */
export const aroundMeansEnglish: AroundMeansMessages = {
  title: 'Around the person',
  hint: 'Means of those who work beside the person and of those who report to them, beside the self-assessment and the managers. Nobody is named.',
  loading: 'Loading means…',
  failed: 'The means could not be loaded',
  open: 'The means show once the cycle is closed.',
  caption: 'Means by competency',
  summary: 'Where the lines part, those who rate see the competency in another way.',
  competency: 'Competency',
  self: 'Self-assessment',
  managers: 'Managers',
  groups: { par: 'Peers', liderado: 'Direct reports' },
  raters: (count) => `${count} ratings`,
  hidden: (group, least) => `${group}: means show from ${least} ratings on.`,
  comments: (competency, group) => `${competency}, comments (${group})`,
};
