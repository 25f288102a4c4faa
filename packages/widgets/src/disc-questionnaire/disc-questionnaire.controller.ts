import type { LinkClient } from '@aferir/api-client';
import { DISC_STATUS, type Ranking, statusOnOpening } from '@aferir/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import type {
  CompleteDetail,
  ErrorDetail,
  ProgressDetail,
  ReadyDetail,
  WidgetProblem,
} from '../shared/events.ts';
import { isRefusal, problemDetail } from '../shared/problem-detail.ts';
import {
  type DiscAnswer,
  type DiscOpening,
  finishResponse,
  openDiscQuestionnaire,
  recallRanking,
  reportStatus,
  saveAnswer,
} from './disc-questionnaire.data.ts';
import { createDraftStore, type DraftStore } from './disc-questionnaire.drafts.ts';
import {
  type DiscState,
  initialDiscState,
  questionOf,
  transition,
} from './disc-questionnaire.machine.ts';
import type { DiscQuestionnaireMessages } from './disc-questionnaire.messages.ts';
import type { DiscAssessment } from './disc-questionnaire.types.ts';
import { createQuestionTimer } from './question-timer.ts';

const WAIT_BEFORE_RELOADING = 10_000;

/** What the host hears. */
export interface DiscQuestionnaireEvents {
  onReady?: ((detail: ReadyDetail) => void) | undefined;
  onProgress?: ((detail: ProgressDetail) => void) | undefined;
  onComplete?: ((detail: CompleteDetail) => void) | undefined;
  onError?: ((detail: ErrorDetail) => void) | undefined;
}

/** What the controller works with. */
export interface DiscControllerOptions extends DiscQuestionnaireEvents {
  client: LinkClient;
  messages: DiscQuestionnaireMessages;
  drafts?: DraftStore | undefined;
}

/** What the person can do. */
export interface DiscActions {
  start(): void;
  rank(ranking: Ranking): void;
  goBack(): void;
  submit(): void;
  /** Tries again whatever failed: opening the link or reading an earlier answer. */
  retry(): void;
}

/** Runs the questionnaire of a link: calls the API and feeds the machine with what comes back. */
export function useDiscQuestionnaire(options: DiscControllerOptions): [DiscState, DiscActions] {
  const { client, messages } = options;
  const [state, send] = useReducer(transition, initialDiscState);
  const [drafts] = useState(() => options.drafts ?? createDraftStore());
  const hears = useRef(options);
  useEffect(() => {
    hears.current = options;
  });

  const opening = useQuery({
    queryKey: [client.id, 'disc-opening'],
    queryFn: ({ signal }) => openDiscQuestionnaire(client, signal),
    enabled: client.hash !== '',
    // Looked at again whenever the person comes back: another tab may have gone further.
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    refetchInterval: ({ state: { data, error } }) =>
      !data && error && problemDetail(error).isRetryable ? WAIT_BEFORE_RELOADING : false,
  });

  const timer = useTimer(state, drafts);
  const unsettled = useRef<DiscAnswer>(undefined);

  useOncePer(opening.error ?? opening.data ?? client, () => {
    if (client.hash === '') {
      fail({ kind: 'missing-link', message: messages.missingLink, isRetryable: false });
    } else if (opening.error) {
      takeFailure(problemDetail(opening.error));
    } else if (opening.data) {
      takeOpening(opening.data);
    }
  });

  useOncePer(state, () => {
    if (state.step === 'recalling') void recall(state);
    if (state.step === 'sending') void save(state);
    if (state.step === 'finishing') void finish(state);
    if (state.step === 'answering') keepDraft(state);
    if (state.step === 'done') drafts.remove(state.assessment.responseId);
  });

  function tell(problem: WidgetProblem, isFatal = false) {
    hears.current.onError?.({ ...problem, isFatal });
  }

  function fail(problem: WidgetProblem) {
    send({ type: 'load-failed', problem });
    const isNews = state.step !== 'unavailable' || state.problem.kind !== problem.kind;
    if (isNews) tell(problem, isRefusal(problem));
  }

  function takeFailure(problem: WidgetProblem) {
    const isOpen = state.step !== 'loading' && state.step !== 'unavailable';
    if (!isOpen || isRefusal(problem)) fail(problem);
  }

  function takeOpening(data: DiscOpening) {
    if (data.outcome === 'wrong-link') {
      fail({ kind: 'wrong-link', message: messages.wrongLink, isRetryable: false });
    } else if (data.outcome === 'password-missing') {
      send({ type: 'password-missing' });
      tell({ kind: 'first-access', message: messages.firstAccessText, isRetryable: false });
    } else {
      takeAssessment(data.assessment);
    }
  }

  function takeAssessment(assessment: DiscAssessment) {
    const { responseId, status, canAnswer, answeredCount } = assessment;
    if (!canAnswer && status !== DISC_STATUS.finished) {
      fail({ kind: 'wrong-link', message: messages.readOnlyLink, isRetryable: false });
      return;
    }
    if (state.step !== 'loading' && state.step !== 'unavailable') {
      send({ type: 'refreshed', assessment });
      return;
    }
    const draft = drafts.read(responseId);
    send({ type: 'loaded', assessment, ...(draft && { draft }) });
    hears.current.onReady?.({ widget: 'disc-questionnaire' });
    const news = statusOnOpening(status, answeredCount);
    // The server moves on by itself with the first answer: nothing hangs on this call.
    if (canAnswer && news) reportStatus(client, responseId, news).catch(() => undefined);
  }

  async function recall(position: Extract<DiscState, { step: 'recalling' }>) {
    const { responseId } = position.assessment;
    try {
      const ranking = await recallRanking(client, responseId, questionOf(position).id);
      send({ type: 'recalled', ranking });
    } catch (cause) {
      const problem = problemDetail(cause);
      send({ type: 'recall-failed', problem });
      tell(problem);
    }
  }

  async function save(position: Extract<DiscState, { step: 'sending' }>) {
    const { assessment, ranking } = position;
    const { responseId, questions } = assessment;
    // The same choice sent again is the same write, word for word: the time taken stays too.
    if (unsettled.current?.ranking !== ranking) {
      const questionId = questionOf(position).id;
      unsettled.current = { responseId, questionId, ranking, elapsedMs: timer.elapsed() };
    }
    try {
      const answered = await saveAnswer(client, unsettled.current);
      unsettled.current = undefined;
      drafts.remove(responseId);
      send({ type: 'saved', answeredCount: answered });
      hears.current.onProgress?.({ answered, total: questions.length });
    } catch (cause) {
      takeSendFailure(problemDetail(cause));
    }
  }

  async function finish({ assessment }: Extract<DiscState, { step: 'finishing' }>) {
    const { responseId } = assessment;
    try {
      await finishResponse(client, responseId);
      send({ type: 'finished' });
      hears.current.onComplete?.({ responseId });
    } catch (cause) {
      takeSendFailure(problemDetail(cause));
    }
  }

  function takeSendFailure(problem: WidgetProblem) {
    send({ type: 'send-failed', problem });
    tell(problem);
    // A refusal says that the response has changed elsewhere: closed, or finished in another tab.
    if (!problem.isRetryable) void opening.refetch();
  }

  function keepDraft(position: Extract<DiscState, { step: 'answering' }>) {
    const { responseId } = position.assessment;
    const { id } = questionOf(position);
    if (position.ranking === position.saved[id]) return;
    if (Object.keys(position.ranking).length === 0) {
      if (drafts.read(responseId)?.questionId === id) drafts.remove(responseId);
      return;
    }
    drafts.write(responseId, {
      questionId: id,
      ranking: position.ranking,
      elapsedMs: timer.elapsed(),
    });
  }

  return [
    state,
    {
      start: () => send({ type: 'started' }),
      rank: (ranking) => send({ type: 'ranked', ranking }),
      goBack: () => send({ type: 'went-back' }),
      submit: () => send({ type: 'submitted' }),
      retry: () => {
        if (state.step === 'forgotten') send({ type: 'recall-retried' });
        else void opening.refetch();
      },
    },
  ];
}

function useTimer(state: DiscState, drafts: DraftStore) {
  const [timer] = useState(() => createQuestionTimer());
  const question = 'index' in state ? questionOf(state).id : undefined;
  const response = 'assessment' in state ? state.assessment.responseId : undefined;
  useEffect(() => {
    if (question === undefined || response === undefined) return;
    const draft = drafts.read(response);
    timer.restart(draft?.questionId === question ? draft.elapsedMs : 0);
  }, [timer, drafts, question, response]);
  useEffect(() => timer.watch(), [timer]);
  return timer;
}

// React may run an effect twice for one value; what a value asks for is done once.
function useOncePer(value: object, effect: () => void) {
  const done = useRef<object>(undefined);
  useEffect(() => {
    if (done.current === value) return;
    done.current = value;
    effect();
  });
}
