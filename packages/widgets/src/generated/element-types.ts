// Written from the contracts of the elements by `npm run manifest`. Do not edit.
import type { AferirCloseEvent } from '../shared/host/events.ts';
import type { AferirCompleteEvent } from '../shared/host/events.ts';
import type { AferirErrorEvent } from '../shared/host/events.ts';
import type { AferirOpenEvent } from '../employee-dashboard/employee-dashboard.events.ts';
import type { AferirProgressEvent } from '../shared/host/events.ts';
import type { AferirReadyEvent } from '../shared/host/events.ts';
import type { BehavioralReportMessages } from '../behavioral-report/behavioral-report.messages.ts';
import type { DiscQuestionnaireMessages } from '../disc-questionnaire/disc-questionnaire.messages.ts';
import type { EmployeeDashboardMessages } from '../employee-dashboard/employee-dashboard.messages.ts';
import type { GamePlayerMessages } from '../game-player/game-player.messages.ts';
import type { ManagerEvaluationMessages } from '../manager-evaluation/manager-evaluation.messages.ts';
import type { PerformanceReportMessages } from '../performance-report/performance-report.messages.ts';
import type { ReplacedSelfAssessmentMessages } from '../performance-self-assessment/performance-self-assessment.messages.ts';
import type { TeamMapMessages } from '../team-map/team-map.messages.ts';
import type { TrainingPlayerMessages } from '../training-player/training-player.messages.ts';

/** What is set on an `<aferir-behavioral-report>` as a property. */
export interface BehavioralReportProperties {
  /** Address of the API, up to and including its version. */
  apiBase?: string | undefined;
  /** The color scheme; `auto` follows the system. */
  theme?: 'light' | 'dark' | 'auto' | undefined;
  /** Brand color of the host, `#rgb` or `#rrggbb`. */
  brandColor?: string | undefined;
  /** The language of the interface: `pt-BR`, `en` or `es`. What the company has written stays in its own; that of the page says nothing about it. */
  lang?: string | undefined;
  /** Nonce of a strict Content-Security-Policy. */
  nonce?: string | undefined;
  /** Hash of a personal link; opens the report of its response. Where attributes can be read by others, set the property instead. */
  hs?: string | undefined;
  /** The response, for the employee that `getToken` signs in. */
  responseId?: number | undefined;
  /** Takes the way to mail the report away. */
  withoutEmail?: boolean | undefined;
  /** Level of the title, 1 or 2, as fits the outline of the page. */
  headingLevel?: 1 | 2 | undefined;
  /** Hands over an employee's access token that the host's back end got. */
  getToken?: ((request: { isRejected: boolean }) => Promise<string | null> | string | null) | undefined;
  /** Replaces texts, one by one. */
  messages?: Partial<BehavioralReportMessages> | undefined;
}

/** What is written on an `<aferir-behavioral-report>` as an attribute. */
export interface BehavioralReportAttributes {
  /** Address of the API, up to and including its version. */
  'api-base'?: string | undefined;
  /** The color scheme; `auto` follows the system. */
  'theme'?: 'light' | 'dark' | 'auto' | undefined;
  /** Brand color of the host, `#rgb` or `#rrggbb`. */
  'brand-color'?: string | undefined;
  /** The language of the interface: `pt-BR`, `en` or `es`. What the company has written stays in its own; that of the page says nothing about it. */
  'lang'?: string | undefined;
  /** Nonce of a strict Content-Security-Policy. */
  'nonce'?: string | undefined;
  /** Hash of a personal link; opens the report of its response. Where attributes can be read by others, set the property instead. */
  'hs'?: string | undefined;
  /** The response, for the employee that `getToken` signs in. */
  'response-id'?: number | `${number}` | undefined;
  /** Takes the way to mail the report away. */
  'without-email'?: boolean | '' | 'true' | 'false' | undefined;
  /** Level of the title, 1 or 2, as fits the outline of the page. */
  'heading-level'?: 1 | 2 | `${1 | 2}` | undefined;
}

/** The events of an `<aferir-behavioral-report>`, by name. */
export interface BehavioralReportEvents {
  /** The report is loaded and shown. */
  'aferir-ready': AferirReadyEvent;
  /** The report can’t be shown; it says why. `isFatal` when the link or the number opens none. */
  'aferir-error': AferirErrorEvent;
}

/** An `<aferir-behavioral-report>`: The behavioral report of a response, with PDF and e-mail. */
export type BehavioralReportElement = HTMLElement & BehavioralReportProperties;

/** What is set on an `<aferir-disc-questionnaire>` as a property. */
export interface DiscQuestionnaireProperties {
  /** Address of the API, up to and including its version. */
  apiBase?: string | undefined;
  /** The color scheme; `auto` follows the system. */
  theme?: 'light' | 'dark' | 'auto' | undefined;
  /** Brand color of the host, `#rgb` or `#rrggbb`. */
  brandColor?: string | undefined;
  /** The language of the interface: `pt-BR`, `en` or `es`. What the company has written stays in its own; that of the page says nothing about it. */
  lang?: string | undefined;
  /** Nonce of a strict Content-Security-Policy. */
  nonce?: string | undefined;
  /** Hash of the person's link. Its case matters. */
  hs?: string | undefined;
  /** The page that explains the scale. */
  tutorialHref?: string | undefined;
  /** Where the person makes a first password. */
  firstAccessHref?: string | undefined;
  /** Where the people of the company sign in; without it, no way leads there. */
  portalHref?: string | undefined;
  /** The heading level that fits the page's outline, 1 to 3. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Hands over an employee's access token that the host's back end got. */
  getToken?: ((request: { isRejected: boolean }) => Promise<string | null> | string | null) | undefined;
  /** Replaces texts. */
  messages?: Partial<DiscQuestionnaireMessages> | undefined;
}

/** What is written on an `<aferir-disc-questionnaire>` as an attribute. */
export interface DiscQuestionnaireAttributes {
  /** Address of the API, up to and including its version. */
  'api-base'?: string | undefined;
  /** The color scheme; `auto` follows the system. */
  'theme'?: 'light' | 'dark' | 'auto' | undefined;
  /** Brand color of the host, `#rgb` or `#rrggbb`. */
  'brand-color'?: string | undefined;
  /** The language of the interface: `pt-BR`, `en` or `es`. What the company has written stays in its own; that of the page says nothing about it. */
  'lang'?: string | undefined;
  /** Nonce of a strict Content-Security-Policy. */
  'nonce'?: string | undefined;
  /** Hash of the person's link. Its case matters. */
  'hs'?: string | undefined;
  /** The page that explains the scale. */
  'tutorial-href'?: string | undefined;
  /** Where the person makes a first password. */
  'first-access-href'?: string | undefined;
  /** Where the people of the company sign in; without it, no way leads there. */
  'portal-href'?: string | undefined;
  /** The heading level that fits the page's outline, 1 to 3. */
  'heading-level'?: 1 | 2 | 3 | `${1 | 2 | 3}` | undefined;
}

/** The events of an `<aferir-disc-questionnaire>`, by name. */
export interface DiscQuestionnaireEvents {
  /** The questionnaire shows its first screen. */
  'aferir-ready': AferirReadyEvent;
  /** An answer has been saved. */
  'aferir-progress': AferirProgressEvent;
  /** The person has finished. */
  'aferir-complete': AferirCompleteEvent;
  /** An answer was not saved, a password is missing, or the link opens nothing: then `isFatal` is true. */
  'aferir-error': AferirErrorEvent;
  /** The person has closed the result. */
  'aferir-close': AferirCloseEvent;
}

/** An `<aferir-disc-questionnaire>`: The behavioral questionnaire of a personal link, from the greeting to the thanks. */
export type DiscQuestionnaireElement = HTMLElement & DiscQuestionnaireProperties;

/** What is set on an `<aferir-employee-dashboard>` as a property. */
export interface EmployeeDashboardProperties {
  /** Address of the API, up to and including its version. */
  apiBase?: string | undefined;
  /** The color scheme; `auto` follows the system. */
  theme?: 'light' | 'dark' | 'auto' | undefined;
  /** Brand color of the host, `#rgb` or `#rrggbb`. */
  brandColor?: string | undefined;
  /** The language of the interface: `pt-BR`, `en` or `es`. What the company has written stays in its own; that of the page says nothing about it. */
  lang?: string | undefined;
  /** Nonce of a strict Content-Security-Policy. */
  nonce?: string | undefined;
  /** `full`, or `assessments` for the reports in a table. */
  view?: 'full' | 'assessments' | undefined;
  /** The company whose employees sign in here, where there is no `getToken`. */
  idCliente?: number | undefined;
  /** The heading level that fits the page's outline, 1 or 2. */
  headingLevel?: 1 | 2 | undefined;
  /** Hands over an employee's access token that the host's back end got. */
  getToken?: ((request: { isRejected: boolean }) => Promise<string | null> | string | null) | undefined;
  /** Replaces texts, one by one. */
  messages?: Partial<EmployeeDashboardMessages> | undefined;
}

/** What is written on an `<aferir-employee-dashboard>` as an attribute. */
export interface EmployeeDashboardAttributes {
  /** Address of the API, up to and including its version. */
  'api-base'?: string | undefined;
  /** The color scheme; `auto` follows the system. */
  'theme'?: 'light' | 'dark' | 'auto' | undefined;
  /** Brand color of the host, `#rgb` or `#rrggbb`. */
  'brand-color'?: string | undefined;
  /** The language of the interface: `pt-BR`, `en` or `es`. What the company has written stays in its own; that of the page says nothing about it. */
  'lang'?: string | undefined;
  /** Nonce of a strict Content-Security-Policy. */
  'nonce'?: string | undefined;
  /** `full`, or `assessments` for the reports in a table. */
  'view'?: 'full' | 'assessments' | undefined;
  /** The company whose employees sign in here, where there is no `getToken`. */
  'id-cliente'?: number | `${number}` | undefined;
  /** The heading level that fits the page's outline, 1 or 2. */
  'heading-level'?: 1 | 2 | `${1 | 2}` | undefined;
}

/** The events of an `<aferir-employee-dashboard>`, by name. */
export interface EmployeeDashboardEvents {
  /** The dashboard, or its sign-in, is shown. */
  'aferir-ready': AferirReadyEvent;
  /** An assessment or a report is to be shown. `preventDefault()` leaves that to the page. */
  'aferir-open': AferirOpenEvent;
  /** A score or a feedback has been saved. */
  'aferir-progress': AferirProgressEvent;
  /** An assessment that the widget shows by itself has been finished. */
  'aferir-complete': AferirCompleteEvent;
  /** Something was not loaded or not opened, or nobody is signed in and nobody can: then `isFatal` is true. */
  'aferir-error': AferirErrorEvent;
}

/** An `<aferir-employee-dashboard>`: What waits for an employee: the own assessments, and the people to evaluate. */
export type EmployeeDashboardElement = HTMLElement & EmployeeDashboardProperties;

/** What is set on an `<aferir-game-player>` as a property. */
export interface GamePlayerProperties {
  /** Address of the API, up to and including its version. */
  apiBase?: string | undefined;
  /** The color scheme; `auto` follows the system. */
  theme?: 'light' | 'dark' | 'auto' | undefined;
  /** Brand color of the host, `#rgb` or `#rrggbb`. */
  brandColor?: string | undefined;
  /** The language of the interface: `pt-BR`, `en` or `es`. What the company has written stays in its own; that of the page says nothing about it. */
  lang?: string | undefined;
  /** Nonce of a strict Content-Security-Policy. */
  nonce?: string | undefined;
  /** Hash of the person's link. Its case matters. */
  hs?: string | undefined;
  /** Who plays: the person that the link is for. */
  personId?: number | undefined;
  /** Where the people of the company sign in; without it, no way leads there. */
  portalHref?: string | undefined;
  /** The heading level that fits the page's outline, 1 to 3. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Hands over an employee's access token that the host's back end got. */
  getToken?: ((request: { isRejected: boolean }) => Promise<string | null> | string | null) | undefined;
  /** Replaces texts, one by one. */
  messages?: Partial<GamePlayerMessages> | undefined;
}

/** What is written on an `<aferir-game-player>` as an attribute. */
export interface GamePlayerAttributes {
  /** Address of the API, up to and including its version. */
  'api-base'?: string | undefined;
  /** The color scheme; `auto` follows the system. */
  'theme'?: 'light' | 'dark' | 'auto' | undefined;
  /** Brand color of the host, `#rgb` or `#rrggbb`. */
  'brand-color'?: string | undefined;
  /** The language of the interface: `pt-BR`, `en` or `es`. What the company has written stays in its own; that of the page says nothing about it. */
  'lang'?: string | undefined;
  /** Nonce of a strict Content-Security-Policy. */
  'nonce'?: string | undefined;
  /** Hash of the person's link. Its case matters. */
  'hs'?: string | undefined;
  /** Who plays: the person that the link is for. */
  'person-id'?: number | `${number}` | undefined;
  /** Where the people of the company sign in; without it, no way leads there. */
  'portal-href'?: string | undefined;
  /** The heading level that fits the page's outline, 1 to 3. */
  'heading-level'?: 1 | 2 | 3 | `${1 | 2 | 3}` | undefined;
}

/** The events of an `<aferir-game-player>`, by name. */
export interface GamePlayerEvents {
  /** The game shows its first screen. */
  'aferir-ready': AferirReadyEvent;
  /** An answer has been saved. */
  'aferir-progress': AferirProgressEvent;
  /** All questions have been answered; `responseId` is the game. */
  'aferir-complete': AferirCompleteEvent;
  /** An answer was not saved, or the link opens nothing: then `isFatal` is true. */
  'aferir-error': AferirErrorEvent;
  /** The person has left at the end. */
  'aferir-close': AferirCloseEvent;
}

/** An `<aferir-game-player>`: The game or survey of a personal link: quiz, free words, pillars and voting. */
export type GamePlayerElement = HTMLElement & GamePlayerProperties;

/** What is set on an `<aferir-manager-evaluation>` as a property. */
export interface ManagerEvaluationProperties {
  /** Address of the API, up to and including its version. */
  apiBase?: string | undefined;
  /** The color scheme; `auto` follows the system. */
  theme?: 'light' | 'dark' | 'auto' | undefined;
  /** Brand color of the host, `#rgb` or `#rrggbb`. */
  brandColor?: string | undefined;
  /** The language of the interface: `pt-BR`, `en` or `es`. What the company has written stays in its own; that of the page says nothing about it. */
  lang?: string | undefined;
  /** Nonce of a strict Content-Security-Policy. */
  nonce?: string | undefined;
  /** Hash of the manager's link. Without it the employee that `getToken` signs in is the manager. */
  hs?: string | undefined;
  /** `list`, or `evaluate` or `feedback` to open one response as a page. */
  initialStep?: 'list' | 'evaluate' | 'feedback' | undefined;
  /** The response that `evaluate` and `feedback` open. */
  responseId?: number | undefined;
  /** Where the people of the company sign in; without it, no way leads there. */
  portalHref?: string | undefined;
  /** The heading level that fits the page's outline, 1 to 3. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Hands over an employee's access token that the host's back end got. */
  getToken?: ((request: { isRejected: boolean }) => Promise<string | null> | string | null) | undefined;
  /** Replaces texts, one by one. */
  messages?: Partial<ManagerEvaluationMessages> | undefined;
}

/** What is written on an `<aferir-manager-evaluation>` as an attribute. */
export interface ManagerEvaluationAttributes {
  /** Address of the API, up to and including its version. */
  'api-base'?: string | undefined;
  /** The color scheme; `auto` follows the system. */
  'theme'?: 'light' | 'dark' | 'auto' | undefined;
  /** Brand color of the host, `#rgb` or `#rrggbb`. */
  'brand-color'?: string | undefined;
  /** The language of the interface: `pt-BR`, `en` or `es`. What the company has written stays in its own; that of the page says nothing about it. */
  'lang'?: string | undefined;
  /** Nonce of a strict Content-Security-Policy. */
  'nonce'?: string | undefined;
  /** Hash of the manager's link. Without it the employee that `getToken` signs in is the manager. */
  'hs'?: string | undefined;
  /** `list`, or `evaluate` or `feedback` to open one response as a page. */
  'initial-step'?: 'list' | 'evaluate' | 'feedback' | undefined;
  /** The response that `evaluate` and `feedback` open. */
  'response-id'?: number | `${number}` | undefined;
  /** Where the people of the company sign in; without it, no way leads there. */
  'portal-href'?: string | undefined;
  /** The heading level that fits the page's outline, 1 to 3. */
  'heading-level'?: 1 | 2 | 3 | `${1 | 2 | 3}` | undefined;
}

/** The events of an `<aferir-manager-evaluation>`, by name. */
export interface ManagerEvaluationEvents {
  /** The team, or the task, is shown. */
  'aferir-ready': AferirReadyEvent;
  /** A score or a feedback has been saved. */
  'aferir-progress': AferirProgressEvent;
  /** All ratings of a response, or all feedback owed on it, have been sent. */
  'aferir-complete': AferirCompleteEvent;
  /** Something was not loaded or not sent, or the link opens nothing: then `isFatal` is true. */
  'aferir-error': AferirErrorEvent;
  /** The manager has left a task that was opened as a page. */
  'aferir-close': AferirCloseEvent;
}

/** An `<aferir-manager-evaluation>`: The team of a manager, with the screens to rate competencies and give feedback. */
export type ManagerEvaluationElement = HTMLElement & ManagerEvaluationProperties;

/** What is set on an `<aferir-performance-report>` as a property. */
export interface PerformanceReportProperties {
  /** Address of the API, up to and including its version. */
  apiBase?: string | undefined;
  /** The color scheme; `auto` follows the system. */
  theme?: 'light' | 'dark' | 'auto' | undefined;
  /** Brand color of the host, `#rgb` or `#rrggbb`. */
  brandColor?: string | undefined;
  /** The language of the interface: `pt-BR`, `en` or `es`. What the company has written stays in its own; that of the page says nothing about it. */
  lang?: string | undefined;
  /** Nonce of a strict Content-Security-Policy. */
  nonce?: string | undefined;
  /** Hash of a personal link; opens the report of its response. Where attributes can be read by others, set the property instead. */
  hs?: string | undefined;
  /** The response, for the employee that `getToken` signs in; with a manager’s link, the response of one of the reports. */
  responseId?: number | undefined;
  /** Compares with the scores of this manager alone. */
  managerId?: number | undefined;
  /** Level of the title, 1 or 2, as fits the outline of the page. */
  headingLevel?: 1 | 2 | undefined;
  /** Hands over an employee's access token that the host's back end got. */
  getToken?: ((request: { isRejected: boolean }) => Promise<string | null> | string | null) | undefined;
  /** Replaces texts, one by one. */
  messages?: Partial<PerformanceReportMessages> | undefined;
}

/** What is written on an `<aferir-performance-report>` as an attribute. */
export interface PerformanceReportAttributes {
  /** Address of the API, up to and including its version. */
  'api-base'?: string | undefined;
  /** The color scheme; `auto` follows the system. */
  'theme'?: 'light' | 'dark' | 'auto' | undefined;
  /** Brand color of the host, `#rgb` or `#rrggbb`. */
  'brand-color'?: string | undefined;
  /** The language of the interface: `pt-BR`, `en` or `es`. What the company has written stays in its own; that of the page says nothing about it. */
  'lang'?: string | undefined;
  /** Nonce of a strict Content-Security-Policy. */
  'nonce'?: string | undefined;
  /** Hash of a personal link; opens the report of its response. Where attributes can be read by others, set the property instead. */
  'hs'?: string | undefined;
  /** The response, for the employee that `getToken` signs in; with a manager’s link, the response of one of the reports. */
  'response-id'?: number | `${number}` | undefined;
  /** Compares with the scores of this manager alone. */
  'manager-id'?: number | `${number}` | undefined;
  /** Level of the title, 1 or 2, as fits the outline of the page. */
  'heading-level'?: 1 | 2 | `${1 | 2}` | undefined;
}

/** The events of an `<aferir-performance-report>`, by name. */
export interface PerformanceReportEvents {
  /** The report is loaded and shown. */
  'aferir-ready': AferirReadyEvent;
  /** The report can’t be shown; it says why. `isFatal` when the link or the number opens none. */
  'aferir-error': AferirErrorEvent;
}

/** An `<aferir-performance-report>`: The comparison of a self-assessment with the managers’, with feedback and PDF. */
export type PerformanceReportElement = HTMLElement & PerformanceReportProperties;

/** What is set on an `<aferir-performance-self-assessment>` as a property. */
export interface PerformanceSelfAssessmentProperties {
  /** Address of the API, up to and including its version. */
  apiBase?: string | undefined;
  /** The color scheme; `auto` follows the system. */
  theme?: 'light' | 'dark' | 'auto' | undefined;
  /** Brand color of the host, `#rgb` or `#rrggbb`. */
  brandColor?: string | undefined;
  /** The language of the interface: `pt-BR`, `en` or `es`. What the company has written stays in its own; that of the page says nothing about it. */
  lang?: string | undefined;
  /** Nonce of a strict Content-Security-Policy. */
  nonce?: string | undefined;
  /** Hash of the personal link. Its case matters. */
  hs?: string | undefined;
  /** The manager who rates, with a manager's link; absent, it is the person. */
  managerId?: number | undefined;
  /** Manager mode, as links name it: then `p-id-gestor` is the manager. */
  flGestor?: boolean | undefined;
  /** The manager, as links name it. */
  pIdGestor?: number | undefined;
  /** The page listens to `aferir-close` and leads back: the end shows the way there. */
  canClose?: boolean | undefined;
  /** Where the person makes a first password. */
  firstAccessHref?: string | undefined;
  /** Where the people of the company sign in; without it, no way leads there. */
  portalHref?: string | undefined;
  /** The heading level that fits the page's outline, 1 to 3. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Hands over an employee's access token that the host's back end got. */
  getToken?: ((request: { isRejected: boolean }) => Promise<string | null> | string | null) | undefined;
  /** Replaces texts. */
  messages?: ReplacedSelfAssessmentMessages | undefined;
}

/** What is written on an `<aferir-performance-self-assessment>` as an attribute. */
export interface PerformanceSelfAssessmentAttributes {
  /** Address of the API, up to and including its version. */
  'api-base'?: string | undefined;
  /** The color scheme; `auto` follows the system. */
  'theme'?: 'light' | 'dark' | 'auto' | undefined;
  /** Brand color of the host, `#rgb` or `#rrggbb`. */
  'brand-color'?: string | undefined;
  /** The language of the interface: `pt-BR`, `en` or `es`. What the company has written stays in its own; that of the page says nothing about it. */
  'lang'?: string | undefined;
  /** Nonce of a strict Content-Security-Policy. */
  'nonce'?: string | undefined;
  /** Hash of the personal link. Its case matters. */
  'hs'?: string | undefined;
  /** The manager who rates, with a manager's link; absent, it is the person. */
  'manager-id'?: number | `${number}` | undefined;
  /** Manager mode, as links name it: then `p-id-gestor` is the manager. */
  'fl-gestor'?: boolean | '' | 'true' | 'false' | undefined;
  /** The manager, as links name it. */
  'p-id-gestor'?: number | `${number}` | undefined;
  /** The page listens to `aferir-close` and leads back: the end shows the way there. */
  'can-close'?: boolean | '' | 'true' | 'false' | undefined;
  /** Where the person makes a first password. */
  'first-access-href'?: string | undefined;
  /** Where the people of the company sign in; without it, no way leads there. */
  'portal-href'?: string | undefined;
  /** The heading level that fits the page's outline, 1 to 3. */
  'heading-level'?: 1 | 2 | 3 | `${1 | 2 | 3}` | undefined;
}

/** The events of an `<aferir-performance-self-assessment>`, by name. */
export interface PerformanceSelfAssessmentEvents {
  /** The first screen is shown. */
  'aferir-ready': AferirReadyEvent;
  /** A score has been saved. */
  'aferir-progress': AferirProgressEvent;
  /** The person has finished, or every score of the manager is sent. */
  'aferir-complete': AferirCompleteEvent;
  /** A score was not saved, a password is missing, or the link opens nothing: then `isFatal` is true. */
  'aferir-error': AferirErrorEvent;
  /** The person wants to go back from the end, or a manager has given up. */
  'aferir-close': AferirCloseEvent;
}

/** An `<aferir-performance-self-assessment>`: The performance self-assessment of a personal link, or the rating of a manager by the own one. */
export type PerformanceSelfAssessmentElement = HTMLElement & PerformanceSelfAssessmentProperties;

/** What is set on an `<aferir-team-map>` as a property. */
export interface TeamMapProperties {
  /** Address of the API, up to and including its version. */
  apiBase?: string | undefined;
  /** The color scheme; `auto` follows the system. */
  theme?: 'light' | 'dark' | 'auto' | undefined;
  /** Brand color of the host, `#rgb` or `#rrggbb`. */
  brandColor?: string | undefined;
  /** The language of the interface: `pt-BR`, `en` or `es`. What the company has written stays in its own; that of the page says nothing about it. */
  lang?: string | undefined;
  /** Nonce of a strict Content-Security-Policy. */
  nonce?: string | undefined;
  /** The department whose people are shown, where `getToken` signs in staff. */
  departmentId?: number | undefined;
  /** The manager whose direct reports are shown, where `getToken` signs in staff. */
  managerId?: number | undefined;
  /** Level of the title, 1 or 2, as fits the outline of the page. */
  headingLevel?: 1 | 2 | undefined;
  /** Hands over an employee's access token that the host's back end got. */
  getToken?: ((request: { isRejected: boolean }) => Promise<string | null> | string | null) | undefined;
  /** Replaces texts, one by one. */
  messages?: Partial<TeamMapMessages> | undefined;
}

/** What is written on an `<aferir-team-map>` as an attribute. */
export interface TeamMapAttributes {
  /** Address of the API, up to and including its version. */
  'api-base'?: string | undefined;
  /** The color scheme; `auto` follows the system. */
  'theme'?: 'light' | 'dark' | 'auto' | undefined;
  /** Brand color of the host, `#rgb` or `#rrggbb`. */
  'brand-color'?: string | undefined;
  /** The language of the interface: `pt-BR`, `en` or `es`. What the company has written stays in its own; that of the page says nothing about it. */
  'lang'?: string | undefined;
  /** Nonce of a strict Content-Security-Policy. */
  'nonce'?: string | undefined;
  /** The department whose people are shown, where `getToken` signs in staff. */
  'department-id'?: number | `${number}` | undefined;
  /** The manager whose direct reports are shown, where `getToken` signs in staff. */
  'manager-id'?: number | `${number}` | undefined;
  /** Level of the title, 1 or 2, as fits the outline of the page. */
  'heading-level'?: 1 | 2 | `${1 | 2}` | undefined;
}

/** The events of an `<aferir-team-map>`, by name. */
export interface TeamMapEvents {
  /** The map is loaded and shown. */
  'aferir-ready': AferirReadyEvent;
  /** The map can’t be shown; it says why. `isFatal` when the team is not for the reader. */
  'aferir-error': AferirErrorEvent;
}

/** An `<aferir-team-map>`: The team of a manager on the map of profiles, two people side by side, and its competencies. */
export type TeamMapElement = HTMLElement & TeamMapProperties;

/** What is set on an `<aferir-training-player>` as a property. */
export interface TrainingPlayerProperties {
  /** Address of the API, up to and including its version. */
  apiBase?: string | undefined;
  /** The color scheme; `auto` follows the system. */
  theme?: 'light' | 'dark' | 'auto' | undefined;
  /** Brand color of the host, `#rgb` or `#rrggbb`. */
  brandColor?: string | undefined;
  /** The language of the interface: `pt-BR`, `en` or `es`. What the company has written stays in its own; that of the page says nothing about it. */
  lang?: string | undefined;
  /** Nonce of a strict Content-Security-Policy. */
  nonce?: string | undefined;
  /** Hash of the person's link. Its case matters. */
  hs?: string | undefined;
  /** Where the people of the company sign in; without it, no way leads there. */
  portalHref?: string | undefined;
  /** The heading level that fits the page's outline, 1 to 3. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Hands over an employee's access token that the host's back end got. */
  getToken?: ((request: { isRejected: boolean }) => Promise<string | null> | string | null) | undefined;
  /** Replaces texts, one by one. */
  messages?: Partial<TrainingPlayerMessages> | undefined;
}

/** What is written on an `<aferir-training-player>` as an attribute. */
export interface TrainingPlayerAttributes {
  /** Address of the API, up to and including its version. */
  'api-base'?: string | undefined;
  /** The color scheme; `auto` follows the system. */
  'theme'?: 'light' | 'dark' | 'auto' | undefined;
  /** Brand color of the host, `#rgb` or `#rrggbb`. */
  'brand-color'?: string | undefined;
  /** The language of the interface: `pt-BR`, `en` or `es`. What the company has written stays in its own; that of the page says nothing about it. */
  'lang'?: string | undefined;
  /** Nonce of a strict Content-Security-Policy. */
  'nonce'?: string | undefined;
  /** Hash of the person's link. Its case matters. */
  'hs'?: string | undefined;
  /** Where the people of the company sign in; without it, no way leads there. */
  'portal-href'?: string | undefined;
  /** The heading level that fits the page's outline, 1 to 3. */
  'heading-level'?: 1 | 2 | 3 | `${1 | 2 | 3}` | undefined;
}

/** The events of an `<aferir-training-player>`, by name. */
export interface TrainingPlayerEvents {
  /** The player asks for the e-mail or the PIN, or shows the training. */
  'aferir-ready': AferirReadyEvent;
  /** It has been saved that a video is concluded, or is not any more. */
  'aferir-progress': AferirProgressEvent;
  /** It has been saved that all videos are concluded; `responseId` is the training. */
  'aferir-complete': AferirCompleteEvent;
  /** A PIN was refused, something was not saved, or the link opens nothing: then `isFatal` is true. */
  'aferir-error': AferirErrorEvent;
  /** The person has left the training. */
  'aferir-close': AferirCloseEvent;
}

/** An `<aferir-training-player>`: The training of a personal link: a PIN by e-mail, and videos with saved progress. */
export type TrainingPlayerElement = HTMLElement & TrainingPlayerProperties;

/** What each tag takes and sends. */
export interface AferirTags {
  'aferir-behavioral-report': { properties: BehavioralReportProperties; attributes: BehavioralReportAttributes; events: BehavioralReportEvents };
  'aferir-disc-questionnaire': { properties: DiscQuestionnaireProperties; attributes: DiscQuestionnaireAttributes; events: DiscQuestionnaireEvents };
  'aferir-employee-dashboard': { properties: EmployeeDashboardProperties; attributes: EmployeeDashboardAttributes; events: EmployeeDashboardEvents };
  'aferir-game-player': { properties: GamePlayerProperties; attributes: GamePlayerAttributes; events: GamePlayerEvents };
  'aferir-manager-evaluation': { properties: ManagerEvaluationProperties; attributes: ManagerEvaluationAttributes; events: ManagerEvaluationEvents };
  'aferir-performance-report': { properties: PerformanceReportProperties; attributes: PerformanceReportAttributes; events: PerformanceReportEvents };
  'aferir-performance-self-assessment': { properties: PerformanceSelfAssessmentProperties; attributes: PerformanceSelfAssessmentAttributes; events: PerformanceSelfAssessmentEvents };
  'aferir-team-map': { properties: TeamMapProperties; attributes: TeamMapAttributes; events: TeamMapEvents };
  'aferir-training-player': { properties: TrainingPlayerProperties; attributes: TrainingPlayerAttributes; events: TrainingPlayerEvents };
}

declare global {
  interface HTMLElementTagNameMap {
    'aferir-behavioral-report': BehavioralReportElement;
    'aferir-disc-questionnaire': DiscQuestionnaireElement;
    'aferir-employee-dashboard': EmployeeDashboardElement;
    'aferir-game-player': GamePlayerElement;
    'aferir-manager-evaluation': ManagerEvaluationElement;
    'aferir-performance-report': PerformanceReportElement;
    'aferir-performance-self-assessment': PerformanceSelfAssessmentElement;
    'aferir-team-map': TeamMapElement;
    'aferir-training-player': TrainingPlayerElement;
  }
  interface HTMLElementEventMap {
    'aferir-ready': AferirReadyEvent;
    'aferir-error': AferirErrorEvent;
    'aferir-progress': AferirProgressEvent;
    'aferir-complete': AferirCompleteEvent;
    'aferir-close': AferirCloseEvent;
    'aferir-open': AferirOpenEvent;
  }
  interface DocumentEventMap {
    'aferir-ready': AferirReadyEvent;
    'aferir-error': AferirErrorEvent;
    'aferir-progress': AferirProgressEvent;
    'aferir-complete': AferirCompleteEvent;
    'aferir-close': AferirCloseEvent;
    'aferir-open': AferirOpenEvent;
  }
}
