import type { LinkClient } from '@aferir/api-client';
import { DISC_STATUS, type Ranking, statusOnOpening } from '@aferir/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { WidgetProblem } from '../shared/host/events.ts';
import { logProblem } from '../shared/host/log-problem.ts';
import { problemDetail } from '../shared/host/problem-detail.ts';
import { useOncePer } from '../shared/machine/use-once-per.ts';
import type { QuestionnaireEvents } from '../shared/questionnaire/questionnaire-events.ts';
import { useLinkOpening } from '../shared/questionnaire/use-link-opening.ts';
import {
  type DiscAnswer,
  finishResponse,
  openDiscQuestionnaire,
  recallRanking,
  reportStatus,
  saveAnswer,
} from './disc-questionnaire.data.ts';
import { createDiscDrafts, type DiscDrafts } from './disc-questionnaire.drafts.ts';
import {
  type DiscState,
  initialDiscState,
  questionOf,
  transition,
} from './disc-questionnaire.machine.ts';
import type { DiscQuestionnaireMessages } from './disc-questionnaire.messages.ts';
import type { DiscAssessment } from './disc-questionnaire.types.ts';
import { createQuestionTimer } from './question-timer.ts';

/** What the controller works with. */
export interface DiscControllerOptions extends QuestionnaireEvents {
  client: LinkClient;
  messages: DiscQuestionnaireMessages;
  drafts?: DiscDrafts | undefined;
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
  const queries = useQueryClient();
  const [state, send] = useReducer(transition, initialDiscState);
  const [drafts] = useState(() => options.drafts ?? createDiscDrafts());
  const hears = useRef(options);
  useEffect(() => {
    hears.current = options;
  });

  const { isOpen, openAgain, close } = useLinkOpening({
    client,
    name: 'disc-opening',
    open: openDiscQuestionnaire,
    state,
    messages,
    onOpened: ({ assessment }) => takeAssessment(assessment),
    onPasswordMissing: () => send({ type: 'password-missing' }),
    onUnavailable: (problem) => send({ type: 'load-failed', problem }),
    onError: options.onError,
  });
  const timer = useTimer(state, drafts);
  const unsettled = useRef<DiscAnswer>(undefined);

  useOncePer(state, () => {
    if (state.step === 'recalling') void recall(state);
    if (state.step === 'sending') void save(state);
    if (state.step === 'finishing') void finish(state);
    if (state.step === 'answering') keepDraft(state);
    if (state.step === 'done') drafts.remove(state.assessment.responseId);
  });

  function tell(problem: WidgetProblem) {
    hears.current.onError?.({ ...problem, isFatal: false });
  }

  function takeAssessment(assessment: DiscAssessment) {
    const { responseId, status, canAnswer, answeredCount } = assessment;
    if (!canAnswer && status !== DISC_STATUS.finished) {
      close({ kind: 'wrong-link', message: messages.readOnlyLink, isRetryable: false });
      return;
    }
    if (isOpen) {
      send({ type: 'refreshed', assessment });
      return;
    }
    const draft = drafts.read(responseId);
    send({ type: 'loaded', assessment, ...(draft && { draft }) });
    hears.current.onReady?.({ widget: 'disc-questionnaire' });
    const news = statusOnOpening(status, answeredCount);
    // The server moves on by itself with the first answer: nothing hangs on this call.
    if (canAnswer && news) {
      reportStatus(queries, client, responseId, news).catch((cause) =>
        logProblem('report status', cause),
      );
    }
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
      const answered = await saveAnswer(queries, client, unsettled.current);
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
      await finishResponse(queries, client, responseId);
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
    if (!problem.isRetryable) openAgain();
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
        else openAgain();
      },
    },
  ];
}

function useTimer(state: DiscState, drafts: DiscDrafts) {
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
