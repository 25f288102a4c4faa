/** What can be opened from the dashboard. */
export type ScreenKind =
  | 'self-assessment'
  | 'evaluation'
  | 'feedback'
  | 'report'
  | 'behavioral-questionnaire'
  | 'behavioral-report';

/** What the person asks to see. */
export interface OpenRequest {
  readonly screen: ScreenKind;
  readonly responseId: number;
  /** Whose response it is, when it is not the own one. */
  readonly person: string | null;
}

/** A screen that the widget shows in place of the dashboard. */
export interface OpenedScreen extends OpenRequest {
  /** The hash of the link that it works with; a report is read by the session. */
  readonly hash: string | undefined;
  /** Who opened it: after a new sign-in it goes on for the same person alone. */
  readonly ownerId: number;
}

/** Where the person is. */
export type DashboardScreen =
  | { readonly step: 'dashboard'; readonly opening: OpenRequest | null }
  | { readonly step: 'screen'; readonly opened: OpenedScreen };

/** What can happen there. */
export type DashboardEvent =
  | { readonly type: 'asked'; readonly request: OpenRequest }
  | { readonly type: 'opened'; readonly opened: OpenedScreen }
  /** The host shows it, or it could not be opened. */
  | { readonly type: 'given-up' }
  | { readonly type: 'closed' };

/** The dashboard with nothing on its way. */
export const dashboardScreen: DashboardScreen = { step: 'dashboard', opening: null };

/** The screen after an event; an event that makes no sense there changes nothing. */
export function transition(screen: DashboardScreen, event: DashboardEvent): DashboardScreen {
  switch (screen.step) {
    case 'dashboard':
      return whileChoosing(screen, event);
    case 'screen':
      return event.type === 'closed' ? dashboardScreen : screen;
  }
}

function whileChoosing(
  screen: Extract<DashboardScreen, { step: 'dashboard' }>,
  event: DashboardEvent,
): DashboardScreen {
  switch (event.type) {
    case 'asked':
      return screen.opening ? screen : { step: 'dashboard', opening: event.request };
    case 'opened':
      return isSame(screen.opening, event.opened)
        ? { step: 'screen', opened: event.opened }
        : screen;
    case 'given-up':
      return dashboardScreen;
    case 'closed':
      return screen;
  }
}

function isSame(one: OpenRequest | null, other: OpenRequest): boolean {
  return one?.screen === other.screen && one.responseId === other.responseId;
}
