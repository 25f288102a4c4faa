import type { Ranking } from '@aferir/domain';
import { choose, moveTo, positionWith } from '../shared/questionnaire/position.ts';
import { answeredQuestions } from './disc-questionnaire.data.ts';
import type { DiscState } from './disc-questionnaire.machine.ts';
import type { DiscAssessment, DiscQuestion } from './disc-questionnaire.types.ts';

const subjects = [
  'Diante de um prazo apertado, a tendência é:',
  'Em uma reunião com opiniões diferentes, costumo:',
  'Quando recebo uma tarefa nova, prefiro:',
];

const answers = [
  ['Decidir rápido e partir para a ação', 'Animar o grupo e dividir as tarefas'],
  ['Manter o ritmo e seguir o combinado', 'Conferir os dados e planejar as etapas'],
].flat();

/** Questions as many as asked, with ids that can be told apart. */
export function questionsForTests(count = subjects.length): DiscQuestion[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    text: subjects[index % subjects.length] ?? '',
    options: answers.map((text, option) => ({ id: (index + 1) * 10 + option + 1, text })),
  }));
}

/** A response that has just been mailed. */
export const freshAssessment: DiscAssessment = {
  responseId: 812,
  person: 'Bruno Lima',
  company: { name: 'Empresa Exemplo', logoUrl: null, color: null },
  status: 4,
  isFinished: false,
  canAnswer: true,
  items: questionsForTests(),
  saved: {},
  unread: [],
};

/** The response with so many questions answered. */
export function answeredUpTo(count: number, assessment = freshAssessment): DiscAssessment {
  return { ...assessment, unread: answeredQuestions(assessment.items, count) };
}

/** A complete ranking of the question at an index. */
export function completeRanking(index: number): Ranking {
  const first = (index + 1) * 10 + 1;
  return { [first]: 2, [first + 1]: 1, [first + 2]: 4, [first + 3]: 3 };
}

/** Where a questionnaire is, and what is known of its answers. */
export interface AnsweringChange {
  assessment?: DiscAssessment;
  index?: number;
  /** How many questions have an answer that is not known here. */
  answeredCount?: number;
  saved?: Readonly<Record<number, Ranking>>;
  /** What is chosen on screen. */
  ranking?: Ranking;
}

/** A state of the questionnaire at a question, to be changed at will. */
export function answeringState(
  change: AnsweringChange = {},
): Extract<DiscState, { step: 'answering' }> {
  const {
    assessment = freshAssessment,
    index = 0,
    answeredCount = 0,
    saved = {},
    ranking,
  } = change;
  const stored = { saved, unread: answeredUpTo(answeredCount, assessment).unread };
  const position = moveTo(positionWith(assessment.items, stored), index);
  return {
    step: 'answering',
    assessment,
    position: ranking ? choose(position, ranking) : position,
  };
}
