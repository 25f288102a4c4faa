import type { Schema } from '@aferir/api-client';
import { BehavioralReport, PerformanceReport, type PerformanceReportProps } from '@aferir/widgets';
import type { ComponentType } from 'react';

/** A kind of assessment that has a report. */
export type ReportKind = Exclude<Schema<'ReportAccess'>['tpRelatorio'], 'equipe'>;

/** Which report, and what each kind makes of how it was opened. */
export interface OpenedReport extends Pick<PerformanceReportProps, 'renderManager'> {
  /** The link that opens it; a session opens it by its response. */
  hs?: string;
  responseId?: number | undefined;
  /** Compares with this manager alone. */
  managerId?: number | undefined;
  /** Offers to mail it to nobody. */
  withoutEmail?: boolean;
}

const reports: Readonly<Record<ReportKind, ComponentType<OpenedReport>>> = {
  comportamental: ({ managerId: _, renderManager: __, ...report }) => (
    <BehavioralReport {...report} headingLevel={1} />
  ),
  desempenho: ({ withoutEmail: _, ...report }) => (
    <PerformanceReport {...report} headingLevel={1} />
  ),
};

/** Whether a kind, as an address or a link names it, is one that has a report. */
export function hasReport(kind: string | null): kind is ReportKind {
  return kind !== null && Object.hasOwn(reports, kind);
}

/** The report of a response. */
export function ReportOfKind({ kind, ...report }: OpenedReport & { kind: ReportKind }) {
  const Report = reports[kind];
  return <Report {...report} />;
}
