import type { LinkClient } from '@aferir/api-client';
import { PERFORMANCE_STATUS, type Score, statusOnSelfOpening } from '@aferir/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import {
  chosenScore,
  competencyOf,
  createSelfDrafts,
  type RatingDrafts,
  savedCount,
  unsavedScores,
} from '../shared/competency-rating/index.ts';
import type { WidgetProblem } from '../shared/host/events.ts';
import { logProblem } from '../shared/host/log-problem.ts';
import { problemDetail } from '../shared/host/problem-detail.ts';
import { useOncePer } from '../shared/machine/use-once-per.ts';
import type { QuestionnaireEvents } from '../shared/questionnaire/questionnaire-events.ts';
import { useLinkOpening } from '../shared/questionnaire/use-link-opening.ts';
import {
  finishSelfAssessment,
  openSelfAssessment,
  reportSelfStatus,
  type SelfOpening,
  saveSelfScore,
} from './performance-self-assessment.data.ts';
import {
  initialSelfState,
  type SelfState,
  transition,
} from './performance-self-assessment.machine.ts';
import type { PerformanceSelfAssessmentMessages } from './performance-self-assessment.messages.ts';
import type { SelfAssessment } from './performance-self-assessment.types.ts';

/** What the controller works with. */
export interface SelfControllerOptions extends QuestionnaireEvents {
  client: LinkClient;
  messages: PerformanceSelfAssessmentMessages;
  drafts?: RatingDrafts | undefined;
}

/** What the person can do. */
export interface SelfActions {
  start(): void;
  choose(score: Score): void;
  goBack(): void;
  submit(): void;
  /** Tries again to open the link. */
  retry(): void;
}

/** Runs the self-assessment of a link: calls the API and feeds the machine with what comes back. */
export function useSelfAssessment(options: SelfControllerOptions): [SelfState, SelfActions] {
  const { client, messages } = options;
  const queries = useQueryClient();
  const [state, send] = useReducer(transition, initialSelfState);
  const [drafts] = useState(() => options.drafts ?? createSelfDrafts());
  const hears = useRef(options);
  useEffect(() => {
    hears.current = options;
  });
  const { isOpen, openAgain, close } = useLinkOpening<SelfOpening>({
    client,
    name: 'self-assessment',
    open: openSelfAssessment,
    isIncomplete: ({ outcome }) => outcome === 'incomplete',
    state,
    messages,
    onOpened: takeOpening,
    onPasswordMissing: () => send({ type: 'password-missing' }),
    onUnavailable: (problem) => send({ type: 'load-failed', problem }),
    onError: options.onError,
  });

  useOncePer(state, () => {
    if (state.step === 'sending') void save(state);
    if (state.step === 'finishing') void finish(state);
    if (state.step === 'rating') keepDraft(state);
    if (state.step === 'done') drafts.remove(state.assessment.responseId);
  });

  function tell(problem: WidgetProblem) {
    hears.current.onError?.({ ...problem, isFatal: false });
  }

  function takeOpening(opening: SelfOpening) {
    if (opening.outcome === 'opened') takeAssessment(opening.assessment);
    else if (!isOpen) close(incompleteness(opening.missing));
  }

  function incompleteness(missing: 'response' | 'competencies'): WidgetProblem {
    const message =
      missing === 'response' ? messages.responseMissing : messages.competenciesMissing;
    return { kind: 'unexpected', message, isRetryable: true };
  }

  function takeAssessment(assessment: SelfAssessment) {
    const { responseId, status, canAnswer, isFinished, saved } = assessment;
    if (!canAnswer && !isFinished) {
      close({ kind: 'wrong-link', message: messages.readOnlyLink, isRetryable: false });
      return;
    }
    if (isOpen) {
      send({ type: 'refreshed', assessment });
      return;
    }
    const draft = drafts.read(responseId);
    send({ type: 'loaded', assessment, ...(draft && { draft }) });
    hears.current.onReady?.({ widget: 'performance-self-assessment' });
    const news = statusOnSelfOpening(status, Object.keys(saved).length);
    if (canAnswer && news) report(responseId, news);
  }

  // The server moves on by itself with the first answer: nothing hangs on this call.
  function report(responseId: number, status: Parameters<typeof reportSelfStatus>[3]) {
    reportSelfStatus(queries, client, responseId, status).catch((cause) =>
      logProblem('report status', cause),
    );
  }

  async function save({ assessment, position }: Extract<SelfState, { step: 'sending' }>) {
    const { responseId } = assessment;
    const score = chosenScore(position);
    if (score === null) return;
    try {
      const competencyId = competencyOf(position).id;
      const answered = await saveSelfScore(queries, client, { responseId, competencyId, score });
      send({ type: 'saved' });
      hears.current.onProgress?.({ answered, total: position.competencies.length });
      if (savedCount(position) === 0) report(responseId, PERFORMANCE_STATUS.started);
    } catch (cause) {
      takeSendFailure(problemDetail(cause));
    }
  }

  async function finish({ assessment, position }: Extract<SelfState, { step: 'finishing' }>) {
    const { responseId } = assessment;
    try {
      const status = await finishSelfAssessment(queries, client, responseId, savedCount(position));
      send({ type: 'finished', status });
      // At once: the host may lead the person away before React comes to the end.
      drafts.remove(responseId);
      hears.current.onComplete?.({ responseId });
    } catch (cause) {
      takeSendFailure(problemDetail(cause));
    }
  }

  function takeSendFailure(given: WidgetProblem) {
    const isUnknown = given.kind === 'not-found';
    const problem = isUnknown ? { ...given, message: messages.invalidCompetency } : given;
    send({ type: 'send-failed', problem });
    tell(problem);
    // A refusal says that the response has changed elsewhere: closed, or finished in another tab.
    if (!problem.isRetryable) openAgain();
  }

  function keepDraft({ assessment, position }: Extract<SelfState, { step: 'rating' }>) {
    const unsent = unsavedScores(position);
    if (Object.keys(unsent).length > 0) drafts.write(assessment.responseId, unsent);
    else drafts.remove(assessment.responseId);
  }

  return [
    state,
    {
      start: () => send({ type: 'started' }),
      choose: (score) => send({ type: 'chose', score }),
      goBack: () => send({ type: 'went-back' }),
      submit: () => send({ type: 'submitted' }),
      retry: openAgain,
    },
  ];
}
