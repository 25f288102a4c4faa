import type { ApiClient, Schema } from '@aferir/api-client';
import { getTrainingReportQuery } from '@aferir/api-client/react';
import { readInPortions } from '../../../shared/lib/read-in-portions.ts';

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

/** Reads a report with everybody in it. */
export async function readWholeReport(
  client: ApiClient,
  idTreinamento: number,
): Promise<WholeReport> {
  const { rows, last } = await readInPortions(
    (query) => getTrainingReportQuery(client, { path: { idTreinamento }, query }),
    ({ dadosRelatorioGrid }) => dadosRelatorioGrid,
  );
  return { summary: last.dadosRelatorioResumo, learners: rows };
}
