import type { ApiClient, ApiProblem, Schema } from '@aferir/api-client';
import type { GridColumns } from '@aferir/ui';
import type { UseQueryOptions } from '@tanstack/react-query';
import type { ComparisonKind } from '../../../shared/comparison/comparison-kind.ts';
import type { StaffRequest } from '../../../shared/requests/request-kind.ts';
import type { portalMessages } from '../portal-messages.ts';
import type { HistoryWords } from './history-words.ts';

/** A text of the histories that holds nothing else. */
type PortalText = {
  [Key in keyof typeof portalMessages]: (typeof portalMessages)[Key] extends string ? Key : never;
}[keyof typeof portalMessages];

/** One kind of assessment as the history of a person shows it. */
export interface HistoryKind<Request extends StaffRequest, Result> {
  readonly type: Exclude<Schema<'ReportAccess'>['tpRelatorio'], 'equipe'>;
  readonly title: PortalText;
  readonly purpose: PortalText;
  /** Reads every assessment of a person, newest first. */
  requestsQuery(
    client: ApiClient,
    personId: number,
  ): UseQueryOptions<{ rows: Request[]; qtdRecords: number }, ApiProblem>;
  columns(words: HistoryWords): GridColumns<Request>;
  /** By which the person tells one from another. */
  dateOf(request: Request): string | null;
  /** Whether there is a report to read. */
  hasReport(request: Request): boolean;
  /** Where the person answers what is still to be; undefined where a mailed link alone opens it. */
  readonly answering?: Answering<Request>;
  readonly comparison: ComparisonKind<Result>;
}

/** The way from a history to what waits for the person. */
export interface Answering<Request> {
  isDue(request: Request): boolean;
  readonly text: PortalText;
  readonly label: PortalText;
  readonly href: string;
}
