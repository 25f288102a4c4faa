import type { TrainingState } from './training-state.ts';

/** What a save has done to somebody's training, and what they had a certificate of. */
export interface CertificateFacts {
  readonly before: TrainingState;
  readonly after: TrainingState;
  /** The version of the training that is watched. */
  readonly version: number;
  /** That of the latest certificate; undefined: there is none. */
  readonly certifiedVersion: number | undefined;
}

/**
 * Whether a certificate is due: once for each version, when the training becomes concluded. One that changes while it
 * stays concluded makes no new one.
 */
export function isCertificateDue(facts: CertificateFacts): boolean {
  const { before, after, version, certifiedVersion } = facts;
  if (after !== 'concluded' || certifiedVersion === version) return false;
  return certifiedVersion === undefined || before !== 'concluded';
}
