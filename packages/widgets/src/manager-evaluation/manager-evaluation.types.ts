import type { Schema } from '@aferir/api-client';
import type { Company } from '../shared/company/company.ts';

/** The manager in front of the screen, as the credential says. */
export interface Evaluator {
  readonly id: number;
  readonly companyId: number;
  readonly name: string;
  readonly company: Company;
}

/** Somebody whom the manager evaluates, with how far the latest response is. */
export type TeamMember = Schema<'ManagerReport'>;

/** The response of somebody that a manager works on. */
export interface ReviewRef {
  readonly responseId: number;
  readonly person: string;
}

/** A review opened directly, with how far it is. */
export interface ReviewStanding extends ReviewRef {
  /** Whether this manager's ratings are waited for. */
  readonly canEvaluate: boolean;
  /** Whether this manager has rated every competency. */
  readonly hasRatedAll: boolean;
}

/** What a manager does about a review. */
export type ManagerTask = 'evaluate' | 'feedback';

/** What the widget opens with. */
export type InitialStep = 'list' | ManagerTask;
