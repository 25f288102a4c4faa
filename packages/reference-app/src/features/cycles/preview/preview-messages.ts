import { counted } from '../../../shared/lib/counted.ts';

/** What is said of those whom a cycle would reach. */
export const previewMessages = {
  title: 'Quem recebe o quê',
  failed: 'Erro ao carregar a prévia',
  people: (count: number) =>
    counted(count, 'pessoa faz parte do público agora.', 'pessoas fazem parte do público agora.'),
  asked: (count: number) =>
    counted(
      count,
      'recebe uma avaliação nova por e-mail.',
      'recebem uma avaliação nova por e-mail.',
    ),
  withOpen: (count: number) =>
    counted(
      count,
      'já tem uma avaliação em aberto: ela entra no ciclo, sem outro convite.',
      'já têm uma avaliação em aberto: ela entra no ciclo, sem outro convite.',
    ),
  elsewhere: (count: number) =>
    counted(
      count,
      'está em outro ciclo e fica de fora deste.',
      'estão em outro ciclo e ficam de fora deste.',
    ),
  withoutEmail: (count: number) =>
    counted(
      count,
      'não tem e-mail: entra no ciclo, mas nada é enviado a ela.',
      'não têm e-mail: entram no ciclo, mas nada é enviado a elas.',
    ),
  withoutManager: (count: number) =>
    counted(
      count,
      'não tem gestor: a avaliação termina com a parte dela.',
      'não têm gestor: a avaliação termina com a parte delas.',
    ),
  namesOf: (what: string) => `Pessoas: ${what}`,
  more: (count: number) => `e mais ${counted(count, 'pessoa', 'pessoas')}`,
  obstacle: 'O ciclo ainda não pode começar',
  toCompetencies: 'Ver competências',
} as const;
