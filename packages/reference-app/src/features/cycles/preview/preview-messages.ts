import { counted } from '../../../shared/lib/counted.ts';

/** What is said of those whom a cycle would reach. */
export const previewMessages = {
  title: 'Quem recebe o quê',
  failed: 'Erro ao carregar a prévia',
  people: (count: number) =>
    counted(count, 'pessoa faz parte do público agora.', 'pessoas fazem parte do público agora.'),
  asked: (count: number) =>
    counted(count, 'recebe uma avaliação nova.', 'recebem uma avaliação nova.'),
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
      'delas não tem e-mail: você entrega o link ou um bilhete a ela.',
      'delas não têm e-mail: você entrega o link ou um bilhete a elas.',
    ),
  managersWithoutEmail: (count: number) =>
    counted(
      count,
      'gestor não tem e-mail e não recebe a lista de quem falta responder: avise pessoalmente.',
      'gestores não têm e-mail e não recebem a lista de quem falta responder: avise pessoalmente.',
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
