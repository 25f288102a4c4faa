import type { ApiClient, Schema } from '@aferir/api-client';
import { getTrainingReportQuery } from '@aferir/api-client/react';
import type { QueryClient } from '@tanstack/react-query';

const PORTION = 500;

/** A report with everybody in it. */
export interface WholeReport {
  readonly summary: Schema<'TrainingReportSummary'>;
  readonly learners: readonly Schema<'TrainingReportRow'>[];
}

/** A page of a report, as a grid takes it. */
export function toReportPage(report: Schema<'TrainingReport'>) {
  return {
    summary: report.dadosRelatorioResumo,
    rows: report.dadosRelatorioGrid,
    qtdRecords: report.qtdRegistros,
  };
}

/** Reads a report in portions until everybody is in it. */
export async function readWholeReport(
  queries: QueryClient,
  client: ApiClient,
  idTreinamento: number,
): Promise<WholeReport> {
  const learners: Schema<'TrainingReportRow'>[] = [];
  for (let index = 0; ; index += 1) {
    const page = toReportPage(
      await queries.fetchQuery({
        ...getTrainingReportQuery(client, {
          path: { idTreinamento },
          query: { take: PORTION, index },
        }),
        // Portions of different moments would leave people out.
        staleTime: 0,
      }),
    );
    learners.push(...page.rows);
    if (page.rows.length < PORTION) return { summary: page.summary, learners };
  }
}
