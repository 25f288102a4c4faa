import type { AroundMeansMessages } from '../../performance-report/around/around-means.messages.ts';

/** What the means of those around a person say in Spanish. */
export const aroundMeansSpanish: AroundMeansMessages = {
  title: 'Alrededor de la persona',
  hint: 'Medias de quienes trabajan al lado y de quienes responden a la persona, junto a la autoevaluación y a los jefes. No se identifica a nadie.',
  loading: 'Cargando medias…',
  failed: 'No se pudieron cargar las medias',
  open: 'Las medias aparecen cuando se cierra el ciclo.',
  caption: 'Medias por competencia',
  summary: 'Donde las líneas se separan, quien evalúa ve la competencia de otro modo.',
  competency: 'Competencia',
  self: 'Autoevaluación',
  managers: 'Jefes',
  groups: { par: 'Colegas', liderado: 'Colaboradores a cargo' },
  raters: (count) => `${count} evaluaciones`,
  hidden: (group, least) => `${group}: las medias aparecen a partir de ${least} evaluaciones.`,
  comments: (competency, group) => `${competency}, comentarios (${group})`,
};
