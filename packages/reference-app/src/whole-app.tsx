import type { ReactElement } from 'react';
import { createBrowserRouter } from 'react-router';
import { RoutedPages } from './routed-pages.tsx';
import { createRoutes } from './routes.tsx';
import type { AppServices } from './services/app-services.ts';
import { followSessionEnds } from './services/follow-session-ends.ts';

/** Opens every page of the app at the present address; made once, for as long as the document is shown. */
export function openWholeApp(services: AppServices): ReactElement {
  const router = createBrowserRouter(createRoutes(services));
  followSessionEnds(services, router);
  return <RoutedPages router={router} />;
}
