import type { Schema } from '@aferir/api-client';
import { formatDate } from '@aferir/domain';
import { trainingReportMessages as texts } from './training-report-messages.ts';

const integer = new Intl.NumberFormat('pt-BR');
/** Says when a training was last sent. */
export function sentText({ dataEnvio }: Schema<'TrainingReportSummary'>): string {
  return dataEnvio === null ? texts.notSentYet : texts.sentOn(formatDate(dataEnvio));
}

/** The figures of a report in the order in which they are read; without values until they are known. */
export function figuresOf(summary: Schema<'TrainingReportSummary'> | undefined) {
  return [
    { id: 'sent', label: texts.sent, value: countText(summary?.totalEnviados) },
    { id: 'not-viewed', label: texts.notViewed, value: countText(summary?.totalNaoVisualizado) },
    { id: 'in-progress', label: texts.inProgress, value: countText(summary?.totalEmAndamento) },
    { id: 'concluded', label: texts.concluded, value: countText(summary?.totalConcluido) },
    { id: 'rate', label: texts.rate, value: summary && `${summary.percentualConcluido}%` },
  ] as const;
}

function countText(count: number | undefined): string | undefined {
  return count === undefined ? undefined : integer.format(count);
}
