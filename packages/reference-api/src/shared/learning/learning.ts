import type { ResourceProgress } from '@aferir/domain';
import type { Db } from '../../platform/db/database.ts';
import type { VideoFacts } from '../videos/video-facts.ts';

/** Somebody and the training that is watched. */
export interface Learner {
  readonly trainingId: number;
  readonly personId: number;
}

/** A training as whoever watches it sees it, and how it stands. */
export interface WatchedTraining {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly categoryId: number;
  readonly categoryName: string;
  readonly coverUrl: string | null;
  readonly authorName: string;
  readonly version: number;
  readonly isActive: boolean;
  /** Whether it is for the person, now. */
  readonly isAssigned: boolean;
}

/** What is kept of somebody and a training as a whole. */
export interface LearnerState {
  /** Of the last state that a player has sent and that was kept. */
  readonly number: number;
  readonly lastResourceId: number | null;
  /** Null: nothing was saved yet. */
  readonly lastWatchedAt: Date | null;
}

/** A video of a training with what the person has watched of it. */
export interface WatchedResource extends ResourceProgress {
  readonly id: number;
  readonly sessionPlace: number;
  readonly sessionName: string;
  readonly name: string;
  readonly videoName: string;
  readonly hasCaptions: boolean;
  readonly facts: Omit<VideoFacts, 'codec'>;
  readonly concludedAt: Date | null;
}

/** What is kept of one video. */
export interface KeptProgress extends ResourceProgress {
  readonly resourceId: number;
  readonly concludedAt: Date | null;
}

/** What people have watched of one company's trainings. */
export interface LearningStore {
  /** Undefined: there is none, or none any more. */
  findTraining(learner: Learner): Promise<WatchedTraining | undefined>;
  /** How far somebody is; whoever else saves for the same person waits until the transaction ends. */
  lockState(learner: Learner): Promise<LearnerState>;
  findState(learner: Learner): Promise<LearnerState>;
  /** The videos of a training, in order. */
  listResources(learner: Learner): Promise<WatchedResource[]>;
  /** A video of a training with its captions; undefined: it shows none of the name. */
  findVideo(
    trainingId: number,
    videoName: string,
  ): Promise<{ captions: string | null } | undefined>;
  save(learner: Learner, state: LearnerState, progress: readonly KeptProgress[]): Promise<void>;
}

/** Opens the store for one company; `db` has to be bound to the same one. */
export type OpenLearning = (db: Db, companyId: number) => LearningStore;
