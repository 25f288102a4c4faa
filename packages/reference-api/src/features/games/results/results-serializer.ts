import type { components } from '@aferir/api-client';
import { GAME_QUESTION_KIND_CODES, groupWords, MERGED_GROUP_NAME, percentOf } from '@aferir/domain';
import type { StoredOption, StoredQuestion } from '../game-content-store.ts';
import type { StoredGame } from '../game-store.ts';
import { gamesMessages as texts } from '../games-messages.ts';
import type {
  AnswerCount,
  AnsweredGroup,
  NamedAnswer,
  WrittenAnswers,
} from './results-read-model.ts';

type Wire = components['schemas'];

/** What people have answered. */
export interface Answers {
  readonly counts: readonly AnswerCount[];
  readonly written: readonly WrittenAnswers[];
}

/** The group on the wire of all who belong to none that is told of. */
const otherGroup = -1;

/** A group as the wire knows it. */
export function toGroupId({ departmentId }: Pick<AnsweredGroup, 'departmentId'>): number {
  return departmentId === 0 ? otherGroup : departmentId;
}

/** What a group is called: those of no department stand alone, unless they are told of together with small ones. */
export function nameOfGroup(
  { isAnonymous }: Pick<StoredGame, 'isAnonymous'>,
  { departmentId, name }: Pick<AnsweredGroup, 'departmentId' | 'name'>,
  groups: readonly AnsweredGroup[],
): string {
  if (departmentId !== 0) return name;
  if (!isAnonymous) return texts.noDepartment;
  return groups.length === 1 ? texts.everybody : MERGED_GROUP_NAME;
}

/** A group of those who have answered. */
export function toGroup(
  game: Pick<StoredGame, 'isAnonymous'>,
  group: AnsweredGroup,
  groups: readonly AnsweredGroup[],
): Wire['GameGroup'] {
  return {
    idGrupo: toGroupId(group),
    nmGrupo: nameOfGroup(game, group, groups),
    qtdRespostas: group.count,
  };
}

/** What was answered to a question. */
export function toQuestionResult(
  { scale }: Pick<StoredGame, 'scale'>,
  question: StoredQuestion,
  { counts, written }: Answers,
): Wire['GameQuestionResult'] {
  const { id, kind, text, options } = question;
  const ofQuestion = counts.filter(({ questionId }) => questionId === id);
  const wrote = written.filter(({ questionId }) => questionId === id).flatMap((one) => one.texts);
  const isRated = kind === 'pillars';
  const perOption = options.map((option) => ofQuestion.filter((one) => one.optionId === option.id));
  const answered = isRated
    ? Math.max(0, ...(options.length > 0 ? perOption : [ofQuestion]).map(sumOf))
    : sumOf(ofQuestion) + wrote.length;
  const ratings = isRated && options.length === 0 ? ofQuestion : undefined;
  return {
    idPergunta: id,
    idTipo: GAME_QUESTION_KIND_CODES[kind],
    dsPergunta: text,
    qtdRespostas: answered,
    opcoes: options.map((option, place) =>
      toOptionResult(option, perOption[place] ?? [], { answered, scale: isRated ? scale : 0 }),
    ),
    ...toRatings(ratings ?? [], ratings ? scale : 0),
    textos: groupWords(wrote).map((group) => ({ dsTexto: group.text, qtd: group.count })),
    qtdTextos: wrote.length,
  };
}

/** An answer with who gave it. */
export function toAnswerRow(answer: NamedAnswer): Wire['GameAnswerRow'] {
  return {
    nmPessoa: answer.personName,
    nmDepartamento: answer.departmentName || null,
    dsPergunta: answer.question,
    dsResposta: answerText(answer),
    dtResposta: answer.answeredAt.toISOString(),
  };
}

function toOptionResult(
  { id, text, isRight }: StoredOption,
  counts: readonly AnswerCount[],
  { answered, scale }: { answered: number; scale: number },
): Wire['GameOptionResult'] {
  const count = sumOf(counts);
  return {
    idPerguntaOpcao: id,
    dsOpcao: text,
    flCorreta: isRight,
    qtd: count,
    percentual: percentOf(count, answered),
    ...toRatings(counts, scale),
  };
}

/** How many gave each rating up to the scale, which is 0 where nothing is rated. */
function toRatings(counts: readonly AnswerCount[], scale: number) {
  const distribution = Array.from({ length: scale }, (_, place) => ({
    nrValor: place + 1,
    qtd: sumOf(counts.filter(({ value }) => value === place + 1)),
  }));
  const total = distribution.reduce((sum, { nrValor, qtd }) => sum + nrValor * qtd, 0);
  const count = scale === 0 ? 0 : sumOf(counts);
  return {
    distribuicao: distribution,
    nrMedia: count === 0 ? null : Math.round((100 * total) / count) / 100,
  };
}

function answerText({ kind, option, isRight, value, text }: NamedAnswer): string {
  if (text !== null) return text;
  if (value !== null) return option === null ? String(value) : texts.rating(option, value);
  const chosen = option ?? '';
  return kind === 'quiz' ? texts.quizAnswer(chosen, isRight ?? false) : chosen;
}

function sumOf(counts: readonly AnswerCount[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}
