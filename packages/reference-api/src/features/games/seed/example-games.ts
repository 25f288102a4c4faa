import type { GameQuestionKind } from '@aferir/domain';

/** A question of an example, with what people answer to it, again and again in their order. */
export interface ExampleQuestion {
  readonly kind: GameQuestionKind;
  readonly text: string;
  readonly options: readonly string[];
  /** Which option of a quiz is right, from 0. */
  readonly right?: number;
  /** Options from 0, ratings of all options, or words. */
  readonly given: readonly (number | string)[];
}

/** A game that the example company has. */
export interface ExampleGame {
  readonly title: string;
  readonly description: string;
  readonly isAnonymous: boolean;
  readonly questions: readonly ExampleQuestion[];
  /** Departments whose people it is for. */
  readonly departments: readonly string[];
}

/** One of each kind. */
export const exampleGames: readonly ExampleGame[] = [
  {
    title: 'Quiz de segurança da informação',
    description: 'Três perguntas rápidas sobre o que fazer no dia a dia para proteger os dados.',
    isAnonymous: false,
    departments: ['development', 'people', 'product'],
    questions: [
      {
        kind: 'quiz',
        text: 'Chegou um e-mail pedindo a sua senha com urgência. O que você faz?',
        options: [
          'Respondo logo, para não atrasar ninguém',
          'Não respondo e aviso a equipe de segurança',
          'Encaminho para colegas decidirem',
          'Troco a senha e envio a nova',
        ],
        right: 1,
        given: [1, 1, 2, 1, 1, 0],
      },
      {
        kind: 'quiz',
        text: 'Qual destas senhas é a mais difícil de adivinhar?',
        options: [
          '123456',
          'O nome da empresa',
          'Quatro palavras sem relação entre si',
          'Meu aniversário',
        ],
        right: 2,
        given: [2, 2, 1, 2],
      },
      {
        kind: 'quiz',
        text: 'Ao sair da mesa, o que fazer com a tela?',
        options: ['Bloquear', 'Deixar aberta', 'Baixar o brilho', 'Virar para a parede'],
        right: 0,
        given: [0, 0, 0, 2, 0],
      },
    ],
  },
  {
    title: 'Uma palavra sobre a integração',
    description: 'Conte, com as suas palavras, como foram os seus primeiros dias.',
    isAnonymous: false,
    departments: ['development', 'people', 'support'],
    questions: [
      {
        kind: 'words',
        text: 'Em uma palavra, como foi a sua primeira semana?',
        options: [],
        given: [
          'Acolhedora',
          'acolhedora!',
          'Intensa',
          'Divertida',
          'Acolhedora',
          'Confusa',
          'intensa',
        ],
      },
      {
        kind: 'words',
        text: 'O que faltou nos primeiros dias?',
        options: [],
        given: [
          'Um mapa de quem faz o quê.',
          'Nada',
          'Mais tempo com a equipe',
          'nada!',
          'Acesso aos sistemas no primeiro dia.',
        ],
      },
    ],
  },
  {
    title: 'Nossos valores na prática',
    description: 'Quanto cada valor aparece no seu dia a dia? Dê de 1 a 5 a cada um.',
    isAnonymous: false,
    departments: ['development', 'people', 'sales'],
    questions: [
      {
        kind: 'pillars',
        text: 'Quanto cada valor aparece nas decisões da sua equipe?',
        options: ['Respeito', 'Transparência', 'Colaboração', 'Foco em quem usa'],
        given: [5, 4, 3, 4, 4, 5, 2],
      },
      {
        kind: 'pillars',
        text: 'Eu recomendaria esta empresa como um bom lugar para trabalhar.',
        options: [],
        given: [5, 4, 4, 3],
      },
    ],
  },
  {
    title: 'Próximo benefício',
    description: 'Votação anônima: o que deve vir primeiro?',
    isAnonymous: true,
    departments: ['development', 'people', 'support', 'sales'],
    questions: [
      {
        kind: 'voting',
        text: 'Qual benefício deve ser o próximo?',
        options: ['Auxílio-creche', 'Academia', 'Dia livre no aniversário', 'Curso de idiomas'],
        given: [0, 2, 2, 1, 3, 0, 2],
      },
    ],
  },
];

/** Of seven people in a row: how many have answered all, and how many the first question alone. */
export const exampleProgress = { all: 4, first: 1, of: 7 } as const;

/** The rounds of the survey of psychosocial risk, closed so many days ago, and how much better the later ones are. */
export const exampleRounds = [
  { round: 1, sentDaysAgo: 215, closedDaysAgo: 200, shift: 0 },
  { round: 2, sentDaysAgo: 35, closedDaysAgo: 20, shift: 0.25 },
] as const;
