import type { GridFilterOption } from '@aferir/ui';

/** The choices of a grid's filter, one for each status code. */
export function statusFilterOptions(labels: Readonly<Record<number, string>>): GridFilterOption[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
