import type { GridQuery } from '@aferir/ui';
import type { Ref } from 'react';
import type { OpenRequest } from '../employee-dashboard.machine.ts';
import type { DashboardView, DirectReports } from '../employee-dashboard.types.ts';

/** What every part of the dashboard takes. */
export interface PartProps {
  /** What is being opened. */
  opening: OpenRequest | null;
  onOpen: (request: OpenRequest) => void;
  onRetry: () => void;
}

/** What shows the people who report to the employee takes beside. */
export interface DirectReportsPartProps extends PartProps {
  /** The section around the people. */
  ref: Ref<HTMLElement>;
  view: DashboardView;
  reports: DirectReports;
  onQueryChange: (query: GridQuery) => void;
  onShowMore: () => void;
}

/** Whether a request is the one that is being opened. */
export function isOpening(opening: OpenRequest | null, { screen, responseId }: OpenRequest) {
  return opening?.screen === screen && opening.responseId === responseId;
}
