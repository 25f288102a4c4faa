import { createBrowserRouter } from 'react-router';
import type { OpenedPages } from './opened-pages.ts';
import { RoutedPages } from './routed-pages.tsx';
import { createRoutes } from './routes.tsx';
import type { AppServices } from './services/app-services.ts';
import { followSessionEnds } from './services/follow-session-ends.ts';

/**
 * Opens every page of the app at the present address, once the code of its page is there. It is done once, for as long as the
 * document is shown.
 */
export async function openWholeApp(services: AppServices): Promise<OpenedPages> {
  const router = createBrowserRouter(createRoutes(services));
  const stopFollowing = followSessionEnds(services, router);
  await initialized(router);
  return {
    content: <RoutedPages router={router} />,
    close: () => {
      stopFollowing();
      router.dispose();
    },
  };
}

function initialized(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}
