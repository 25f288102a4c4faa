import type { LinkClient } from '@aferir/api-client';
import { type Ranking, statusOnOpening } from '@aferir/domain';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { logProblem } from '../shared/host/log-problem.ts';
import { useWidget } from '../shared/host/use-widget.tsx';
import { itemOf } from '../shared/questionnaire/position.ts';
import {
  type LinearActions,
  useLinearQuestionnaire,
} from '../shared/questionnaire/use-linear-questionnaire.ts';
import {
  answeredQuestions,
  type DiscAnswer,
  finishResponse,
  openDiscQuestionnaire,
  recallRanking,
  reportStatus,
  saveAnswer,
} from './disc-questionnaire.data.ts';
import { createDiscDrafts, type DiscDrafts } from './disc-questionnaire.drafts.ts';
import { type DiscPosition, type DiscState, transition } from './disc-questionnaire.machine.ts';
import type { DiscAssessment } from './disc-questionnaire.types.ts';
import { createQuestionTimer, type QuestionTimer } from './question-timer.ts';

/** What the person can do. */
export type DiscActions = LinearActions<Ranking>;

/** Runs the behavioral questionnaire of the widget's link. */
export function useDiscQuestionnaire(given?: DiscDrafts): [DiscState, DiscActions] {
  const { client } = useWidget<unknown, LinkClient>();
  const queries = useQueryClient();
  const [drafts] = useState(() => given ?? createDiscDrafts());
  const [timer] = useState(() => createQuestionTimer());
  useEffect(() => timer.watch(), [timer]);
  const unsettled = useRef<DiscAnswer>(undefined);

  return useLinearQuestionnaire({
    name: 'disc-opening',
    transition,
    open: openDiscQuestionnaire,
    onOpened: (assessment) => reportOpening(queries, client, assessment),
    onItem: (state) => timer.restart(draftOf(drafts, state)?.elapsedMs),
    recall: ({ responseId }, { id }) => recallRanking(client, responseId, id),
    save: async ({ assessment, position }, ranking) => {
      const { responseId, items } = assessment;
      // The same choice sent again is the same write, word for word: the time taken stays too.
      if (unsettled.current?.ranking !== ranking) {
        const { id: questionId } = itemOf(position);
        unsettled.current = { responseId, questionId, ranking, elapsedMs: timer.elapsed() };
      }
      const answered = await saveAnswer(queries, client, unsettled.current);
      unsettled.current = undefined;
      drafts.remove(responseId);
      return { answered, unread: answeredQuestions(items, answered) };
    },
    finish: async ({ assessment }) => {
      const elapsedMs = await finishResponse(queries, client, assessment.responseId);
      return { ...assessment, isFinished: true, elapsedMs };
    },
    unsent: ({ responseId }) => {
      const draft = drafts.read(responseId);
      return draft && { [draft.questionId]: draft.ranking };
    },
    keepDraft: (state) => keepDraft(drafts, timer, state),
    forgetDraft: ({ responseId }) => drafts.remove(responseId),
  });
}

// The server moves on by itself with the first answer: nothing hangs on this call.
function reportOpening(
  queries: QueryClient,
  client: LinkClient,
  { responseId, status, unread, canAnswer }: DiscAssessment,
) {
  const news = statusOnOpening(status, unread.length);
  if (!canAnswer || !news) return;
  reportStatus(queries, client, responseId, news).catch((cause) =>
    logProblem('report status', cause),
  );
}

function draftOf(drafts: DiscDrafts, { assessment, position }: DiscPosition) {
  const draft = drafts.read(assessment.responseId);
  return draft?.questionId === itemOf(position).id ? draft : undefined;
}

function keepDraft(drafts: DiscDrafts, timer: QuestionTimer, state: DiscPosition) {
  const { assessment, position } = state;
  const { id: questionId } = itemOf(position);
  const ranking = position.chosen[questionId];
  if (ranking !== undefined && ranking !== position.saved[questionId]) {
    drafts.write(assessment.responseId, { questionId, ranking, elapsedMs: timer.elapsed() });
  } else if (draftOf(drafts, state)) {
    drafts.remove(assessment.responseId);
  }
}
