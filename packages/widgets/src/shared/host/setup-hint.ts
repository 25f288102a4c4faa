import type { WidgetProblem } from './events.ts';
import { logProblem } from './log-problem.ts';

/**
 * Writes to the console what whoever builds the page may have left out, where a widget has nothing to show for such a
 * reason. The person is told something else: they can't mend it.
 */
export function logSetupHint(widget: string, { kind }: Pick<WidgetProblem, 'kind'>): void {
  const hint = setupHint(kind);
  if (hint) logProblem(widget, hint);
}

function setupHint(kind: WidgetProblem['kind']): string | undefined {
  if (kind === 'missing-link') {
    return 'The page has given nothing to open: set hs as a property, with personId for a game, or responseId with getToken for a report.';
  }
  if (kind === 'unauthorized') {
    return 'Nobody is signed in: give getToken, or id-cliente for a widget with a sign-in of its own.';
  }
  if (kind === 'network') {
    return `No reply that the page may read: is api-base the address of a server that runs, and does the company list ${location.origin} among its authorized domains (Domínios autorizados)?`;
  }
  if (kind === 'not-found') {
    return 'Nothing is there: is api-base the address of a server, such as https://server/api/v1, and is the link or id-cliente one of that server?';
  }
  if (kind === 'unexpected') {
    return 'The reply makes no sense: is api-base the address of a server, such as https://server/api/v1?';
  }
  return undefined;
}
