import {
  isConcluded,
  mergeProgress,
  type ReportedProgress,
  type ResourceProgress,
} from '@aferir/domain';
import type { LearnerState, WatchedResource } from '../../../shared/learning/learning.ts';
import type { Certificate } from '../certificate/certificate-store.ts';
import { issueCertificate } from '../certificate/issue-certificate.ts';
import type { Visit } from '../pin/enter-with-pin.ts';
import { progressOf, type TrainingProgress } from './training-progress.ts';

/** What a player sends of one video. */
export interface SentProgress extends ReportedProgress {
  readonly resourceId: number;
  /** Whether it is the one that was watched last. */
  readonly isLast: boolean;
}

/** What a player sends at once. */
export interface SentState {
  /** Undefined: the player does not count its states, so each is the newest. */
  readonly number: number | undefined;
  readonly resources: readonly SentProgress[];
}

/** How things are after a save. */
export interface SavedState extends TrainingProgress {
  readonly state: LearnerState;
  /** Whether nothing newer was known. */
  readonly isNewest: boolean;
  /** Those that were sent and that the training still has. */
  readonly saved: readonly WatchedResource[];
  readonly certificate: Certificate | undefined;
}

/** Adds what a player sends to what is known. What was watched counts whenever it comes; all else of the newest state alone. */
export async function saveProgress(visit: Visit, sent: SentState): Promise<SavedState> {
  const { learning, learner, now } = visit;
  const before = await learning.lockState(learner);
  const isNewest = sent.number === undefined || sent.number > before.number;
  const known = await learning.listResources(learner);
  const resources = known.map((resource) =>
    withReports(resource, sent.resources, { isNewest, now }),
  );
  const saved = resources.filter(({ id }) =>
    sent.resources.some(({ resourceId }) => resourceId === id),
  );
  const state = stateAfter(before, sent, saved, { isNewest, now });
  await learning.save(
    learner,
    state,
    saved.map(({ id, segments, position, isMarked, concludedAt }) => ({
      resourceId: id,
      segments,
      position,
      isMarked,
      concludedAt,
    })),
  );
  const progress = progressOf(state, resources);
  const certificate = await issueCertificate(visit, {
    before: progressOf(before, known).trainingState,
    after: progress.trainingState,
  });
  return { ...progress, state, isNewest, saved, certificate };
}

interface SaveMoment {
  readonly isNewest: boolean;
  readonly now: Date;
}

function stateAfter(
  before: LearnerState,
  sent: SentState,
  saved: readonly WatchedResource[],
  { isNewest, now }: SaveMoment,
): LearnerState {
  const lastWatchedAt = saved.length > 0 ? now : before.lastWatchedAt;
  if (!isNewest) return { ...before, lastWatchedAt };
  const last = saved.find(({ id }) =>
    sent.resources.some(({ resourceId, isLast }) => isLast && resourceId === id),
  );
  return {
    number: sent.number ?? before.number + 1,
    lastResourceId: last?.id ?? before.lastResourceId,
    lastWatchedAt,
  };
}

function withReports(
  resource: WatchedResource,
  sent: readonly SentProgress[],
  { isNewest, now }: SaveMoment,
): WatchedResource {
  const duration = resource.facts.durationMs / 1000;
  const reports = sent.filter(({ resourceId }) => resourceId === resource.id);
  if (reports.length === 0) return resource;
  const merged = reports.reduce<ResourceProgress>(
    (known, report) => mergeProgress(known, report, { duration, isNewest }),
    resource,
  );
  const concludedAt = isConcluded(merged, duration) ? (resource.concludedAt ?? now) : null;
  return { ...resource, ...merged, concludedAt };
}
