import { loadChunk } from '@aferir/widgets';
import type { ComponentType } from 'react';
import { type MiddlewareFunction, type RouteObject, redirect } from 'react-router';
import { directRoutes } from './direct-routes.ts';
import { guard } from './guard.ts';
import { linkTo, type Page, paths } from './paths.ts';
import { Root } from './root.tsx';
import { type AppServices, visitorOf } from './services/app-services.ts';
import { LostChunkState, NotFoundState } from './shared/states/failure-states.tsx';
import { FramedLostChunk } from './shared/states/framed-lost-chunk.tsx';
import { FramedRouteFailure, RouteFailure } from './shared/states/route-failure.tsx';
import { Splash } from './shared/states/splash.tsx';

type RouteModule = Pick<RouteObject, 'Component'>;

/** The routes of the app. Each page's code is fetched when it is first opened. */
export function createRoutes(services: AppServices): RouteObject[] {
  return [
    {
      Component: Root,
      ErrorBoundary: FramedRouteFailure,
      HydrateFallback: Splash,
      middleware: [guardMiddleware(services)],
      children: [
        { path: paths.root.pattern, Component: Splash },
        lazyPage(paths.staffLogin, () => import('./routes/public/staff-login.tsx')),
        lazyPage(paths.recovery, () => import('./routes/public/recovery.tsx')),
        lazyPage(paths.trial, () => import('./routes/public/trial.tsx')),
        lazyPage(paths.employeeLogin, () => import('./routes/public/employee-login.tsx')),
        lazyPage(paths.confirmAddress, () => import('./routes/public/confirm-address.tsx')),
        lazyPage(paths.firstAccess, () => import('./routes/public/first-access.tsx')),
        lazyPage(paths.invitation, () => import('./routes/public/invitation.tsx')),
        lazyPage(paths.totem, () => import('./routes/public/totem.tsx')),
        ...pagesOfLinksAlone(),
        lazyPage(paths.managerAnalysis, () => import('./routes/public/manager-analysis.tsx')),
        lazyPage(paths.trainingPlayer, () => import('./routes/training/training.tsx')),
        lazyPage(paths.game, () => import('./routes/public/game.tsx')),
        lazyPage(paths.report, () => import('./routes/report/report.tsx')),
        lazyLayout(
          () => import('./routes/public/layout.tsx'),
          [{ path: '*', Component: NotFoundState }],
        ),
        lazyPage(paths.managerEvaluation, () => import('./routes/employee/manager-evaluation.tsx')),
        lazyPage(paths.managerFeedback, () => import('./routes/employee/manager-feedback.tsx')),
        lazyLayout(
          () => import('./routes/employee/layout.tsx'),
          [
            lazyPage(paths.employeeDashboard, () => import('./routes/employee/dashboard.tsx')),
            lazyPage(paths.employeeAssessments, () => import('./routes/employee/assessments.tsx')),
            lazyPage(
              paths.employeeBehavioral,
              () => import('./routes/employee/behavioral-history.tsx'),
            ),
            lazyPage(
              paths.employeePerformance,
              () => import('./routes/employee/performance-history.tsx'),
            ),
            lazyPage(paths.employeeTeam, () => import('./routes/employee/team.tsx')),
            lazyPage(paths.employeeProfile, () => import('./routes/employee/profile.tsx')),
          ],
        ),
        lazyLayout(
          () => import('./routes/staff/layout.tsx'),
          [
            lazyPage(paths.staffHome, () => import('./routes/staff/home.tsx')),
            lazyPage(paths.staffBoardReport, () => import('./routes/staff/board-report.tsx')),
            lazyPage(paths.staffOrganization, () => import('./routes/staff/organization.tsx')),
            lazyPage(paths.staffPositions, () => import('./routes/staff/positions.tsx')),
            lazyPage(paths.staffEmployees, () => import('./routes/staff/employees.tsx')),
            lazyPage(paths.staffEmployee, () => import('./routes/staff/employee.tsx')),
            lazyPage(paths.staffEmployeeImport, () => import('./routes/staff/employee-import.tsx')),
            lazyPage(paths.staffCompetencies, () => import('./routes/staff/competencies.tsx')),
            lazyPage(paths.staffSeniorities, () => import('./routes/staff/seniorities.tsx')),
            lazyPage(paths.staffBehavioral, () => import('./routes/staff/behavioral.tsx')),
            lazyPage(paths.staffTeamMap, () => import('./routes/staff/team-map.tsx')),
            lazyPage(paths.staffPerformance, () => import('./routes/staff/performance.tsx')),
            lazyPage(paths.staffCycles, () => import('./routes/staff/cycles.tsx')),
            lazyPage(paths.staffCycle, () => import('./routes/staff/cycle.tsx')),
            lazyPage(paths.staffCycleEditor, () => import('./routes/staff/cycle-editor.tsx')),
            lazyPage(paths.staffCalibration, () => import('./routes/staff/calibration.tsx')),
            lazyPage(paths.staffTrainings, () => import('./routes/staff/trainings.tsx')),
            lazyPage(paths.staffTraining, () => import('./routes/staff/training-editor.tsx')),
            lazyPage(paths.staffTrainingReport, () => import('./routes/staff/training-report.tsx')),
            lazyPage(paths.staffGames, () => import('./routes/staff/games.tsx')),
            lazyPage(paths.staffGame, () => import('./routes/staff/game-editor.tsx')),
            lazyPage(paths.staffGameResults, () => import('./routes/staff/game-results.tsx')),
            lazyPage(paths.staffGameNr1, () => import('./routes/staff/game-psychosocial.tsx')),
            lazyPage(paths.staffUsers, () => import('./routes/staff/users.tsx')),
            lazyPage(paths.staffInstitution, () => import('./routes/staff/institution.tsx')),
            lazyPage(
              paths.staffInstitutionShortcut,
              () => import('./routes/staff/institution.tsx'),
            ),
            lazyPage(paths.staffAccount, () => import('./routes/staff/account.tsx')),
            lazyPage(paths.staffAccessProfiles, () => import('./routes/staff/access-profiles.tsx')),
          ],
        ),
        shortcut(paths.employeeDashboardShortcut, paths.employeeDashboard),
      ],
    },
  ];
}

function guardMiddleware(services: AppServices): MiddlewareFunction {
  return ({ request }, next) => {
    const turnedAwayTo = guard(new URL(request.url), visitorOf(services));
    if (turnedAwayTo !== null) throw redirect(turnedAwayTo);
    return next();
  };
}

function lazyPage({ pattern }: Page, load: () => Promise<RouteModule>): RouteObject {
  return { path: pattern, lazy: loading(load, LostChunkState), ErrorBoundary: RouteFailure };
}

function lazyLayout(load: () => Promise<RouteModule>, children: RouteObject[]): RouteObject {
  const lazy = loading(load, FramedLostChunk);
  return { lazy, ErrorBoundary: FramedRouteFailure, children };
}

// A page whose code is lost is a page that says so: the router itself would show nothing at all.
function loading(load: () => Promise<RouteModule>, Lost: ComponentType) {
  return () => loadChunk(load).catch((): RouteModule => ({ Component: Lost }));
}

function shortcut(from: Page, to: Page): RouteObject {
  return { path: from.pattern, Component: Splash, loader: () => redirect(linkTo(to)) };
}

// A page that opens to others too may show them more than the link does.
function pagesOfLinksAlone(): RouteObject[] {
  return directRoutes
    .filter(({ page }) => page.access === 'public')
    .map(({ page, load }) => lazyPage(page, load));
}
