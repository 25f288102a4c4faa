import { formatDateTime } from '@aferir/domain';
import type { WholeReport } from './training-report.ts';
import { trainingReportMessages as texts } from './training-report-messages.ts';

/** How far everybody is, for a spreadsheet: names of the columns, then a row each. */
export function reportRows({ learners }: WholeReport): string[][] {
  const heading = [texts.employee, texts.position, texts.status, texts.percent, texts.lastView];
  const rows = learners.map((learner) => [
    learner.nmPessoa,
    learner.nmCargo ?? texts.none,
    learner.dsStatus,
    `${learner.percentualConclusao}%`,
    formatDateTime(learner.dtUltimaVisualizacao),
  ]);
  return [heading, ...rows];
}
