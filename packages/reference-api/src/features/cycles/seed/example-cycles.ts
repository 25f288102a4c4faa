import type { CycleKind } from '@aferir/domain';

/** A cycle to seed. Its requests are those that the example has, sent within its days. */
export interface ExampleCycle {
  readonly kind: CycleKind;
  /** What it is called, before the month in which it began. */
  readonly title: string;
  readonly welcome: string;
  /** Days from its beginning to now. */
  readonly beganDaysAgo: number;
  /** Days from now to its deadline; of one that has passed they are negative. */
  readonly dueInDays: number;
  /** Days from its end to now; null: it is under way. */
  readonly closedDaysAgo: number | null;
  /**
   * Whether only every other one of those who were asked meanwhile is in it. Months hold many other results then, so that
   * its figures can be told.
   */
  readonly takesHalf: boolean;
  /** How many people are in it to whom nothing was sent. */
  readonly unsent: number;
}

/** The cycles of 'Empresa Exemplo', the earliest first. */
export const exampleCycles: readonly ExampleCycle[] = [
  {
    kind: 'behavioral',
    title: 'Perfis da equipe',
    welcome:
      'Queremos conhecer melhor o jeito de trabalhar de cada pessoa. Não há respostas certas: reserve vinte minutos e responda com calma.',
    beganDaysAgo: 172,
    dueInDays: -66,
    closedDaysAgo: 64,
    takesHalf: true,
    unsent: 2,
  },
  {
    kind: 'performance',
    title: 'Desempenho',
    welcome:
      'Este é o momento de olhar para o semestre que passou. Dê suas notas primeiro; depois é a vez de quem acompanha o seu trabalho.',
    beganDaysAgo: 157,
    dueInDays: -56,
    closedDaysAgo: 54,
    takesHalf: true,
    unsent: 1,
  },
  {
    kind: 'performance',
    title: 'Desempenho',
    welcome:
      'Chegou a hora da sua avaliação de desempenho. Ela leva cerca de quinze minutos, e você pode parar e continuar depois.',
    beganDaysAgo: 43,
    dueInDays: 12,
    closedDaysAgo: null,
    takesHalf: false,
    unsent: 0,
  },
];
