import type { Schema } from '@aferir/api-client';
import { formatDate } from '@aferir/domain';
import { trainingReportMessages as texts } from './training-report-messages.ts';

/** Says when a training was last sent. */
export function sentText({ dataEnvio }: Schema<'TrainingReportSummary'>): string {
  return dataEnvio === null ? texts.notSentYet : texts.sentOn(formatDate(dataEnvio));
}

/** The figures of a report in the order in which they are read; without counts until they are known. */
export function figuresOf(summary: Schema<'TrainingReportSummary'> | undefined) {
  return [
    { id: 'sent', label: texts.sent, count: summary?.totalEnviados },
    { id: 'not-viewed', label: texts.notViewed, count: summary?.totalNaoVisualizado },
    { id: 'in-progress', label: texts.inProgress, count: summary?.totalEmAndamento },
    { id: 'concluded', label: texts.concluded, count: summary?.totalConcluido },
    { id: 'rate', label: texts.rate, count: summary?.percentualConcluido, kind: 'percent' },
  ] as const;
}
