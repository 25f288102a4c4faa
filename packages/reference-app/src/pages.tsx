import { useCallback, useEffect, useRef, useState } from 'react';
import { type Address, guard } from './guard.ts';
import { type LoadedPages, loadPages, openHere, type ShownPages } from './load-pages.tsx';
import { type AppServices, visitorOf } from './services/app-services.ts';
import { followSessionEnds } from './services/follow-session-ends.ts';
import { useServices } from './services/services-context.tsx';
import { PageFrame } from './shared/frame/page-frame.tsx';
import { Toasts } from './shared/frame/toasts.tsx';
import { type Go, NavigationProvider } from './shared/navigation/navigation.tsx';
import { PageBoundary } from './shared/states/page-boundary.tsx';

/** Props of {@link Pages}. */
export interface PagesProps {
  /** What is shown at the address that the document was opened at. */
  first: ShownPages;
}

/** Shows pages that links open, until one leads to another page: from there on the whole app. */
export function Pages({ first }: PagesProps) {
  const [shown, setShown] = useState(first);
  return shown.kind === 'whole-app' ? (
    shown.content
  ) : (
    <LinkPages shown={shown} onLoad={(loaded) => setShown(openHere(loaded))} />
  );
}

interface LinkPagesProps {
  shown: ShownPages;
  /** The address has been entered, and what is shown there is loaded. */
  onLoad: (loaded: LoadedPages) => void;
}

function LinkPages({ shown: { address, content }, onLoad }: LinkPagesProps) {
  const [isLoading, go] = useLinkNavigation(onLoad);
  return (
    <NavigationProvider address={address} go={go}>
      <PageFrame pathname={address.pathname} isLoading={isLoading}>
        <PageBoundary key={address.pathname + address.search}>{content}</PageBoundary>
      </PageFrame>
      <Toasts store={useServices().toasts} />
    </NavigationProvider>
  );
}

/** Leads on from pages that links open: an address is entered once the code of its page is there. */
function useLinkNavigation(onLoad: (loaded: LoadedPages) => void): [isLoading: boolean, go: Go] {
  const services = useServices();
  const [isLoading, setIsLoading] = useState(false);
  const latest = useRef(0);
  const arrive = useRef(onLoad);
  useEffect(() => {
    arrive.current = onLoad;
  }, [onLoad]);

  const follow = useCallback(
    async (address: Address, enter?: () => void) => {
      latest.current += 1;
      const turn = latest.current;
      setIsLoading(true);
      const loaded = await loadPages(address, services);
      if (turn !== latest.current) return;
      enter?.();
      setIsLoading(false);
      arrive.current(loaded);
    },
    [services],
  );

  const go = useCallback<Go>(
    (to, options) => {
      const address = settle(new URL(to, window.location.href), services);
      return follow(address, () => enterHistory(address, options));
    },
    [services, follow],
  );

  useEffect(() => {
    const followHistory = () => void follow(window.location);
    window.addEventListener('popstate', followHistory);
    const router = {
      state: { location: window.location },
      navigate: async (...way: Parameters<Go>) => void go(...way),
    };
    const stopFollowing = followSessionEnds(services, router);
    return () => {
      latest.current += 1;
      window.removeEventListener('popstate', followHistory);
      stopFollowing();
    };
  }, [services, follow, go]);

  return [isLoading, go];
}

// An address that turns people away, once entered, would lie between them and the way back.
function settle(address: URL, services: AppServices): URL {
  const turnedAwayTo = guard(address, visitorOf(services));
  return turnedAwayTo === null ? address : new URL(turnedAwayTo, address);
}

// The state lies where the router of the whole app looks for it.
function enterHistory(to: URL, { replace = false, state }: Parameters<Go>[1] = {}) {
  const entry = { usr: state };
  if (replace) window.history.replaceState(entry, '', to);
  else window.history.pushState(entry, '', to);
  window.scrollTo(0, 0);
}
