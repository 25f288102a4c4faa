import type { LinkClient } from '@aferir/api-client';
import { PERFORMANCE_STATUS, type Score, statusOnSelfOpening } from '@aferir/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  createSelfDrafts,
  createSelfNoteDrafts,
  type RatingDrafts,
} from '../shared/competency-rating/index.ts';
import type { DraftStore } from '../shared/drafts/draft-store.ts';
import { logProblem } from '../shared/host/log-problem.ts';
import { useWidget } from '../shared/host/use-widget.tsx';
import {
  answeredCount,
  itemOf,
  noteToSend,
  unsavedAnswers,
  unsavedNotes,
} from '../shared/questionnaire/position.ts';
import {
  type LinearActions,
  useLinearQuestionnaire,
} from '../shared/questionnaire/use-linear-questionnaire.ts';
import {
  finishSelfAssessment,
  openSelfAssessment,
  reportSelfStatus,
  saveSelfScore,
} from './performance-self-assessment.data.ts';
import { type SelfState, transition } from './performance-self-assessment.machine.ts';
import type { PerformanceSelfAssessmentMessages } from './performance-self-assessment.messages.ts';
import type { SelfAssessment } from './performance-self-assessment.types.ts';

/** What the person can do. */
export type SelfActions = LinearActions<Score>;

/** Runs the self-assessment of the widget's link. */
export function useSelfAssessment(given?: RatingDrafts): [SelfState, SelfActions] {
  const { client, messages } = useWidget<PerformanceSelfAssessmentMessages, LinkClient>();
  const queries = useQueryClient();
  const [drafts] = useState(() => given ?? createSelfDrafts());
  const [noteDrafts] = useState(() => createSelfNoteDrafts());

  return useLinearQuestionnaire({
    name: 'self-assessment',
    transition,
    open: (linkClient, link, signal) => openSelfAssessment(linkClient, messages, link, signal),
    onOpened: reportOpening,
    save: async ({ assessment, position }, score) => {
      const { responseId } = assessment;
      const { id: competencyId } = itemOf(position);
      const note = noteToSend(position, competencyId);
      const answered = await saveSelfScore(queries, client, {
        responseId,
        competencyId,
        score,
        note,
      });
      if (answeredCount(position) === 0) report(responseId, PERFORMANCE_STATUS.started);
      return { answered };
    },
    finish: async ({ assessment, position }) => {
      const { responseId } = assessment;
      const ended = await finishSelfAssessment(
        queries,
        client,
        responseId,
        answeredCount(position),
      );
      return { ...assessment, ...ended, isFinished: true };
    },
    unsent: ({ responseId }) => drafts.read(responseId),
    unsentNotes: ({ responseId }) => noteDrafts.read(responseId),
    keepDraft: ({ assessment: { responseId }, position }) => {
      const unsent = unsavedAnswers(position);
      keep(drafts, responseId, Object.keys(unsent).length > 0 ? unsent : undefined);
      keep(noteDrafts, responseId, unsavedNotes(position));
    },
    forgetDraft: ({ responseId }) => {
      drafts.remove(responseId);
      noteDrafts.remove(responseId);
    },
    explain: (problem) =>
      problem.kind === 'not-found' ? { ...problem, message: messages.invalidCompetency } : problem,
  });

  function reportOpening({ responseId, status, saved, canAnswer }: SelfAssessment) {
    const news = statusOnSelfOpening(status, Object.keys(saved).length);
    if (canAnswer && news) report(responseId, news);
  }

  // The server moves on by itself with the first answer: nothing hangs on this call.
  function report(responseId: number, status: Parameters<typeof reportSelfStatus>[3]) {
    reportSelfStatus(queries, client, responseId, status).catch((cause) =>
      logProblem('report status', cause),
    );
  }
}

function keep<Draft>(drafts: DraftStore<Draft>, responseId: number, draft: Draft | undefined) {
  if (draft) drafts.write(responseId, draft);
  else drafts.remove(responseId);
}
