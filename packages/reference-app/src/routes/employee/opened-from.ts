import { linkTo, paths } from '../../paths.ts';
import type { employeeMessages } from './employee-messages.ts';

/** Where a page leads back to. */
export interface WayBack {
  readonly to: string;
  /** What the way is called. */
  readonly label: keyof typeof employeeMessages;
}

/** The query parameter in which a page keeps where it was opened from; it outlives a sign-in. */
export const ORIGIN_PARAM = 'origem';

/** The query parameter with the response that a manager's task is about; it outlives a session's links. */
export const RESPONSE_PARAM = 'resposta';

/** The pages that open others, by the value of {@link ORIGIN_PARAM}. */
export const ORIGINS = {
  dashboard: {
    to: linkTo(paths.employeeDashboard),
    label: 'backToDashboard',
  },
  avaliacoes: {
    to: linkTo(paths.employeeAssessments),
    label: 'backToAssessments',
  },
} satisfies Record<string, WayBack>;

/** A page that opens others. */
export type Origin = keyof typeof ORIGINS;

/** The way back to where a page was opened from, if its address tells. */
export function openedFrom(search: URLSearchParams): WayBack | undefined {
  const origin = search.get(ORIGIN_PARAM) ?? '';
  return isOrigin(origin) ? ORIGINS[origin] : undefined;
}

function isOrigin(text: string): text is Origin {
  return Object.hasOwn(ORIGINS, text);
}
