import type { WatchedSegment } from '@aferir/domain';
import type { Company } from '../shared/company/company.ts';

/** What is shown before the PIN. */
export interface PlayerDoor {
  readonly trainingTitle: string;
  readonly company: Company;
  /** The learner's address, in part; null where there is none to mail a PIN to. */
  readonly maskedEmail: string | null;
}

/** A training with its videos. */
export interface Training {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly author: string;
  /** Whose it is; left out for staff, who know. */
  readonly company?: Company;
  readonly sessions: readonly TrainingSession[];
}

/** A part of a training. */
export interface TrainingSession {
  readonly name: string;
  readonly videos: readonly TrainingVideo[];
}

/** A video of a session. */
export interface TrainingVideo {
  readonly id: number;
  readonly name: string;
  /** The name that it is stored by. */
  readonly storedName: string;
  /** In seconds. */
  readonly duration: number;
}

/** How far somebody is with one video. */
export interface VideoProgress {
  readonly segments: readonly WatchedSegment[];
  /** The second at which it goes on. */
  readonly position: number;
  /** Whether the person has marked it as concluded. */
  readonly isMarked: boolean;
}

/** What the server knows of how far somebody is. */
export interface SavedProgress {
  /** Of the last state that was kept. */
  readonly stateNumber: number;
  readonly videos: Readonly<Record<number, VideoProgress>>;
  /** The video watched last. */
  readonly lastVideoId: number | null;
  readonly certificate: Certificate | null;
}

/** What a certificate says. */
export interface Certificate {
  readonly code: string;
  readonly person: string;
  readonly training: string;
  readonly version: number;
  /** When it was issued, ISO 8601. */
  readonly issuedAt: string;
}

/** What a PIN opens. */
export interface OpenedTraining {
  readonly training: Training;
  readonly progress: SavedProgress;
  /** How much longer the PIN is good for, in milliseconds. */
  readonly pinLifetime: number;
}

/** Where a video is read from, for a few minutes, and its captions as WebVTT. */
export interface VideoAddress {
  readonly url: string;
  readonly captions: string | null;
}
