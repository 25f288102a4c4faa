import type { LinkClient, Schema } from '@aferir/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ErrorDetail, WidgetProblem } from '../host/events.ts';
import { isRefusal, problemDetail } from '../host/problem-detail.ts';
import { useOncePer } from '../machine/use-once-per.ts';
import { openedLinkQuery } from './opened-link-query.ts';
import type { QuestionnaireMessages } from './questionnaire-messages.ts';

const WAIT_BEFORE_RELOADING = 10_000;

/** What a link turned out to open, when it is not what was looked for. */
export type OtherOpening =
  /** The person has no password yet and makes one first. */
  | { readonly outcome: 'password-missing' }
  /** The link is good, but for something else. */
  | { readonly outcome: 'wrong-link' };

/** Loads what a link opens, given what the server says of the link itself. */
export type OpenLink<Opened> = (
  client: LinkClient,
  link: Promise<Schema<'LinkInfo'>>,
  signal: AbortSignal,
) => Promise<Opened | OtherOpening>;

/** What a questionnaire shows before there is anything to answer. */
export type OpeningState =
  | { readonly step: 'loading' }
  | { readonly step: 'unavailable'; readonly problem: WidgetProblem }
  | { readonly step: 'first-access' };

/** What a personal link opens, what shows it, and who hears of it. */
export interface LinkOpeningOptions<Opened extends { readonly outcome: string }> {
  client: LinkClient;
  /** Sets this opening apart from others of the same link. */
  name: string;
  open: OpenLink<Opened>;
  /** Whether what came is worth asking for again after a while. @default never */
  isIncomplete?: (opening: Opened | OtherOpening) => boolean;
  /** What is shown now: before the opening has come, or anything behind it. */
  state: OpeningState | { readonly step: string };
  messages: Pick<QuestionnaireMessages, 'missingLink' | 'firstAccessText'> & {
    readonly wrongLink: string;
  };
  /** Hears what the link opens: first, and whenever the person comes back. */
  onOpened: (opened: Opened) => void;
  onPasswordMissing: () => void;
  /** The link opens nothing: for now, or for good. */
  onUnavailable: (problem: WidgetProblem) => void;
  onError: ((detail: ErrorDetail) => void) | undefined;
}

/** What can be done about an opening. */
export interface LinkOpening {
  /** Whether what the link opens is on the screen. */
  readonly isOpen: boolean;
  /** Looks at the link again. */
  openAgain(): void;
  /** Says that the link opens nothing, and why. */
  close(problem: WidgetProblem): void;
}

/**
 * Opens a personal link and tries again by itself where that may help. The link is looked at again
 * whenever the person comes back: another tab may have gone further. What is open is closed by a
 * refusal alone.
 */
export function useLinkOpening<Opened extends { readonly outcome: string }>(
  options: LinkOpeningOptions<Opened>,
): LinkOpening {
  const { client, name, open, isIncomplete = () => false, state, messages, onError } = options;
  const queryClient = useQueryClient();
  const isOpenedAgain = useRef(false);
  const shown = isOpening(state) ? state : undefined;
  const opening = useQuery({
    queryKey: [client.id, name],
    queryFn: ({ signal }) => open(client, readLink(), signal),
    enabled: client.hash !== '',
    // How far it was when it opened decides what is shown; opened anew, it is asked anew.
    gcTime: 0,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    refetchInterval: ({ state: { data, error } }) => {
      const mayHelp = data ? isIncomplete(data) : error && problemDetail(error).isRetryable;
      return mayHelp ? WAIT_BEFORE_RELOADING : false;
    },
  });

  useEffect(() => {
    isOpenedAgain.current = opening.isFetched;
  }, [opening.isFetched]);

  // What the page around has just read will do the first time.
  function readLink() {
    const query = openedLinkQuery(client);
    return queryClient.fetchQuery(isOpenedAgain.current ? { ...query, staleTime: 0 } : query);
  }

  useOncePer(opening.error ?? opening.data ?? client, () => {
    if (client.hash === '') {
      close({ kind: 'missing-link', message: messages.missingLink, isRetryable: false });
    } else if (opening.error) {
      takeFailure(problemDetail(opening.error));
    } else if (opening.data) {
      take(opening.data);
    }
  });

  function take(data: Opened | OtherOpening) {
    if (!isOther(data)) options.onOpened(data);
    else if (data.outcome === 'password-missing') askForPassword();
    else close({ kind: 'wrong-link', message: messages.wrongLink, isRetryable: false });
  }

  function takeFailure(problem: WidgetProblem) {
    const isWaiting = shown !== undefined && shown.step !== 'first-access';
    if (isWaiting || isRefusal(problem)) close(problem);
  }

  function askForPassword() {
    if (shown?.step === 'first-access') return;
    options.onPasswordMissing();
    const message = messages.firstAccessText;
    onError?.({ kind: 'first-access', message, isRetryable: false, isFatal: false });
  }

  function close(problem: WidgetProblem) {
    options.onUnavailable(problem);
    const isNews = shown?.step !== 'unavailable' || shown.problem.message !== problem.message;
    if (isNews) onError?.({ ...problem, isFatal: isRefusal(problem) });
  }

  return { isOpen: !shown, openAgain: () => void opening.refetch(), close };
}

/** Whether nothing of what a link opens is shown yet, or any more. */
export function isOpening(state: OpeningState | { readonly step: string }): state is OpeningState {
  return ['loading', 'unavailable', 'first-access'].includes(state.step);
}

function isOther(opening: { readonly outcome: string }): opening is OtherOpening {
  return opening.outcome === 'wrong-link' || opening.outcome === 'password-missing';
}
