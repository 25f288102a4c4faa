import { LINK_HASH_PARAMS } from '@aferir/domain';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Address, findPage, guard } from './guard.ts';
import { loadPages, loadWholeAppAhead, openHere, type ShownPages } from './load-pages.tsx';
import { type AppServices, visitorOf } from './services/app-services.ts';
import { followSessionEnds } from './services/follow-session-ends.ts';
import { type AppRouter, AppRouterProvider } from './services/router-context.tsx';
import { useServices } from './services/services-context.tsx';
import { focusContent } from './shared/frame/focus-content.ts';
import { PageFrame } from './shared/frame/page-frame.tsx';
import { useQuietMoment } from './shared/loading/use-quiet-moment.ts';
import { type AddressOfEntry, addressOfDocument } from './shared/navigation/address-of-document.ts';
import { type Go, NavigationProvider } from './shared/navigation/navigation.tsx';
import { PageBoundary } from './shared/states/page-boundary.tsx';

/** Props of {@link Pages}. */
export interface PagesProps {
  /** What is shown at the address that the document was opened at. */
  first: ShownPages;
}

/** Shows pages by themselves, until one leads to another that takes the whole app: from there on all of it. */
export function Pages({ first }: PagesProps) {
  const [shown, setShown] = useState(first);
  const hasLedOn = shown.kind === 'whole-app' && shown !== first;
  useEffect(() => {
    if (hasLedOn) focusContent();
  }, [hasLedOn]);
  return shown.kind === 'whole-app' ? (
    shown.content
  ) : (
    <DirectPages shown={shown} onOpen={setShown} />
  );
}

interface DirectPagesProps {
  shown: ShownPages;
  /** The address has been entered, and what is shown there is open. */
  onOpen: (opened: ShownPages) => void;
}

function DirectPages({ shown: { address, content }, onOpen }: DirectPagesProps) {
  const { isLoading, router, go } = useDirectNavigation(onOpen);
  return (
    <AppRouterProvider router={router}>
      <NavigationProvider address={address} go={go}>
        <PageFrame pathname={address.pathname} isLoading={isLoading}>
          <PageBoundary key={pageAt(address)}>{content}</PageBoundary>
        </PageFrame>
        {findPage(address.pathname)?.access === 'staff' ? <WholeAppAhead /> : null}
      </NavigationProvider>
    </AppRouterProvider>
  );
}

/** Leads on from pages shown by themselves: an address is entered once the code of its page is there. */
function useDirectNavigation(onOpen: (opened: ShownPages) => void) {
  const services = useServices();
  const [isLoading, setIsLoading] = useState(false);
  const latest = useRef<{ readonly to: AddressOfEntry }>(undefined);
  const arrive = useRef(onOpen);
  useEffect(() => {
    arrive.current = onOpen;
  }, [onOpen]);

  const follow = useCallback(
    async (to: AddressOfEntry, enter?: () => void) => {
      const turn = { to };
      latest.current = turn;
      setIsLoading(true);
      const loaded = await loadPages(to, services);
      if (turn !== latest.current) return;
      enter?.();
      const opened = await openHere(loaded);
      if (turn !== latest.current) {
        opened.close?.();
        return;
      }
      latest.current = undefined;
      setIsLoading(false);
      arrive.current(opened);
    },
    [services],
  );

  const go = useCallback<Go>(
    (to, options) => {
      const address = settle(new URL(to, window.location.href), services);
      const { pathname, search } = address;
      return follow({ pathname, search, state: options?.state }, () =>
        enterHistory(address, options),
      );
    },
    [services, follow],
  );

  const router = useMemo<AppRouter>(
    () => ({
      get state() {
        return { location: addressOfDocument(), navigation: { location: latest.current?.to } };
      },
      navigate: async (to, options) => {
        await go(typeof to === 'string' ? to : to.search, options);
      },
    }),
    [go],
  );

  useEffect(() => {
    const followHistory = () => void follow(window.location);
    window.addEventListener('popstate', followHistory);
    const stopFollowing = followSessionEnds(services, router);
    return () => {
      latest.current = undefined;
      window.removeEventListener('popstate', followHistory);
      stopFollowing();
    };
  }, [services, follow, router]);

  return { isLoading, router, go };
}

/** Fetches what leads on from a page behind a sign-in, once that page has all that it needs. */
function WholeAppAhead() {
  const isQuiet = useQuietMoment();
  useEffect(() => {
    if (isQuiet) void loadWholeAppAhead();
  }, [isQuiet]);
  return null;
}

// What a link's query says makes it another page; what it says of a page behind a sign-in does not.
function pageAt({ pathname, search }: Address): string {
  return new URLSearchParams(search).has(LINK_HASH_PARAMS.query) ? pathname + search : pathname;
}

// An address that turns people away, once entered, would lie between them and the way back.
function settle(address: URL, services: AppServices): URL {
  const turnedAwayTo = guard(address, visitorOf(services));
  return turnedAwayTo === null ? address : new URL(turnedAwayTo, address);
}

// The state lies where the router of the whole app looks for it.
function enterHistory(
  to: URL,
  { replace = false, state, preventScrollReset = false }: Parameters<Go>[1] = {},
) {
  const entry = { usr: state };
  if (replace) window.history.replaceState(entry, '', to);
  else window.history.pushState(entry, '', to);
  if (!preventScrollReset) window.scrollTo(0, 0);
}
