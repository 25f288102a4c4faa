import type { ComponentType } from 'react';
import { type Address, findPage, guard, isOpenedByLink, type Visitor } from './guard.ts';
import { type Page, paths } from './paths.ts';
import type { AppServices } from './services/app-services.ts';
import { readSearch } from './shared/address/read-search.ts';

/** A page that is shown without the router, and how its code is fetched. */
export interface DirectRoute {
  readonly page: Page;
  readonly load: () => Promise<DirectPage>;
}

/** The code of such a page. */
export interface DirectPage {
  readonly Component: ComponentType;
  /** Reads ahead what the page begins with, so that it need not be drawn without it first. */
  readonly prepare?: (services: AppServices) => Promise<unknown>;
}

/**
 * The pages that a document shows by themselves when it is opened at them: those of mailed links, and the first one
 * of staff. The router and all that it leads to are fetched when one of them leads further.
 */
export const directRoutes: readonly DirectRoute[] = [
  directPage(paths.linkGate, () => import('./routes/public/link-gate.tsx')),
  directPage(paths.questionnaire, () => import('./routes/public/questionnaire.tsx')),
  directPage(paths.selfAssessment, () => import('./routes/public/self-assessment.tsx')),
  directPage(paths.discTutorial, () => import('./routes/public/disc-tutorial.tsx')),
  directPage(paths.managerAnalysis, () => import('./routes/public/manager-analysis.tsx')),
  directPage(paths.trainingPlayer, () => import('./routes/training/linked-training.tsx')),
  directPage(paths.game, () => import('./routes/public/game.tsx')),
  directPage(paths.certificate, () => import('./routes/public/certificate.tsx')),
  directPage(paths.report, () => import('./routes/report/linked-report.tsx')),
  directPage(paths.staffHome, () => import('./routes/staff/direct-home.tsx')),
];

/** The page that an address shows by itself, to whom it is open; nothing where it takes the whole app. */
export function findDirectRoute(address: Address, visitor: () => Visitor): DirectRoute | undefined {
  const found = findPage(address.pathname);
  const route = directRoutes.find(({ page }) => page === found);
  if (!route) return undefined;
  const { access } = route.page;
  const isOpen =
    access === 'public' ||
    isOpenedByLink(route.page, readSearch(address.search)) ||
    (access === 'staff' && guard(address, visitor()) === null);
  return isOpen ? route : undefined;
}

function directPage(page: Page, load: DirectRoute['load']): DirectRoute {
  return { page, load };
}
