import type { Ranking } from '@aferir/domain';
import { type DiscPosition, type DiscState, transition } from './disc-questionnaire.machine.ts';
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
  company: 'Empresa Exemplo',
  status: 4,
  answeredCount: 0,
  canAnswer: true,
  questions: questionsForTests(),
};

/** A complete ranking of the question at an index. */
export function completeRanking(index: number): Ranking {
  const first = (index + 1) * 10 + 1;
  return { [first]: 2, [first + 1]: 1, [first + 2]: 4, [first + 3]: 3 };
}

/** A state of the questionnaire at a question, to be changed at will. */
export function answeringState(
  change: Partial<DiscPosition & { ranking: Ranking }> = {},
): Extract<DiscState, { step: 'answering' }> {
  return {
    step: 'answering',
    assessment: freshAssessment,
    index: 0,
    answeredCount: 0,
    saved: {},
    unsent: {},
    ranking: {},
    ...change,
  };
}

/** The state after a row of events, from the start. */
export function stateAfter(...events: Parameters<typeof transition>[1][]): DiscState {
  return events.reduce(transition, { step: 'loading' } as DiscState);
}
