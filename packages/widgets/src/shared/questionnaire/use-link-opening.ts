import type { LinkClient } from '@aferir/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useEffect, useRef } from 'react';
import type { WidgetProblem } from '../host/events.ts';
import { isRefusal, problemDetail } from '../host/problem-detail.ts';
import { useWidget } from '../host/use-widget.tsx';
import { useOncePer } from '../machine/use-once-per.ts';
import { openedLinkQuery } from './opened-link-query.ts';
import { isOpening, type OpeningEvent } from './opening.ts';
import type { QuestionnaireMessages } from './questionnaire-messages.ts';
import type { OpenedLink, OtherOpening } from './read-opening.ts';

const WAIT_BEFORE_RELOADING = 10_000;

/** Loads what a link opens. */
export type OpenLink<Opened> = (
  client: LinkClient,
  link: OpenedLink,
  signal: AbortSignal,
) => Promise<Opened | OtherOpening>;

/** What a personal link opens, and what shows it. */
export interface LinkOpeningOptions<Opened extends { readonly outcome: string }> {
  /** Sets this opening apart from others of the same link. */
  name: string;
  open: OpenLink<Opened>;
  /** Whether what came is worth asking for again after a while. @default never */
  isIncomplete?: (opening: Opened | OtherOpening) => boolean;
  /** What is shown now: before the opening has come, or anything behind it. */
  state: { readonly step: string };
  send: Dispatch<OpeningEvent>;
  /** Hears what the link opens: first, and whenever the person comes back. */
  onOpened: (opened: Opened) => void;
  /** Said of a link that is good, but for something else. */
  wrongLink: string;
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
  const { name, open, isIncomplete = () => false, state, send, wrongLink } = options;
  const { client, messages, host } = useWidget<QuestionnaireMessages, LinkClient>();
  const queryClient = useQueryClient();
  const isOpenedAgain = useRef(false);
  const shown = isOpening(state) ? state : undefined;
  const linkQuery = openedLinkQuery(client);
  const link: OpenedLink = {
    // What the page around has just read will do the first time.
    read: () =>
      queryClient.fetchQuery(isOpenedAgain.current ? { ...linkQuery, staleTime: 0 } : linkQuery),
    share: (info) => queryClient.setQueryData(linkQuery.queryKey, info),
  };
  const opening = useQuery({
    queryKey: [client.id, name],
    queryFn: ({ signal }) => open(client, link, signal),
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
    else close({ kind: 'wrong-link', message: wrongLink, isRetryable: false });
  }

  function takeFailure(problem: WidgetProblem) {
    const isWaiting = shown !== undefined && shown.step !== 'first-access';
    if (isWaiting || isRefusal(problem)) close(problem);
  }

  function askForPassword() {
    if (shown?.step === 'first-access') return;
    send({ type: 'password-missing' });
    const message = messages.firstAccessText;
    host.failed({ kind: 'first-access', message, isRetryable: false });
  }

  function close(problem: WidgetProblem) {
    send({ type: 'load-failed', problem });
    host.unavailable(problem);
  }

  return { isOpen: !shown, openAgain: () => void opening.refetch(), close };
}

function isOther(opening: { readonly outcome: string }): opening is OtherOpening {
  return opening.outcome === 'wrong-link' || opening.outcome === 'password-missing';
}
