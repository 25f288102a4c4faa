import type { ComponentType } from 'react';
import { type Address, findPage, isOpenedByLink } from './guard.ts';
import { type Page, paths } from './paths.ts';

/** A page that a link opens, and how its code is fetched. */
export interface LinkRoute {
  readonly page: Page;
  readonly load: () => Promise<{ readonly Component: ComponentType }>;
}

/**
 * The pages that a mailed link opens. They are shown without a router and all that stands behind a
 * sign-in, which is fetched when one of them leads there.
 */
export const linkRoutes: readonly LinkRoute[] = [
  linkPage(paths.linkGate, () => import('./routes/public/link-gate.tsx')),
  linkPage(paths.questionnaire, () => import('./routes/public/questionnaire.tsx')),
  linkPage(paths.selfAssessment, () => import('./routes/public/self-assessment.tsx')),
  linkPage(paths.discTutorial, () => import('./routes/public/disc-tutorial.tsx')),
  linkPage(paths.managerAnalysis, () => import('./routes/public/manager-analysis.tsx')),
  linkPage(paths.report, () => import('./routes/report/linked-report.tsx')),
];

/** The page that a link opens at an address; nothing where it takes the whole app. */
export function findLinkRoute({ pathname, search }: Address): LinkRoute | undefined {
  const found = findPage(pathname);
  return linkRoutes.find(
    ({ page }) =>
      page === found &&
      (page.access === 'public' || isOpenedByLink(page, new URLSearchParams(search))),
  );
}

function linkPage(page: Page, load: LinkRoute['load']): LinkRoute {
  return { page, load };
}
