import type { components } from '@aferir/api-client';
import type { PerformanceResponseRow } from '../performance-tables.ts';

/** That a result is held, and until when; null: it is not. */
export function toResultRelease({
  is_held,
  releases_on,
  closed_at,
  self_finished_at,
}: Pick<
  PerformanceResponseRow,
  'is_held' | 'releases_on' | 'closed_at' | 'self_finished_at'
>): components['schemas']['ResultRelease'] {
  const isCancelled = closed_at !== null && self_finished_at === null;
  return is_held && !isCancelled ? { dtLiberacao: releases_on } : null;
}
