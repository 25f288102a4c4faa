import type { Schema } from '@aferir/api-client';
import { FigureCard, FigureRow, Skeleton } from '@aferir/ui';
import { CircleCheck, CircleDashed, CirclePlay, Mail, Percent } from 'lucide-react';
import { figuresOf } from './report-texts.ts';
import { trainingReportMessages as texts } from './training-report-messages.ts';

const ICONS = {
  sent: <Mail />,
  'not-viewed': <CircleDashed />,
  'in-progress': <CirclePlay />,
  concluded: <CircleCheck />,
  rate: <Percent />,
} as const;

/** Props of {@link ReportFigures}. */
export interface ReportFiguresProps {
  /** Undefined until it has been read. */
  summary: Schema<'TrainingReportSummary'> | undefined;
  /** Whether it could not be read. */
  isFailed: boolean;
}

/** How a training goes, in figures. */
export function ReportFigures({ summary, isFailed }: ReportFiguresProps) {
  const unknown = isFailed ? texts.none : <Skeleton width="56px" height="28px" />;
  return (
    <FigureRow label={texts.figures}>
      {figuresOf(summary).map(({ id, label, value }) => (
        <FigureCard key={id} label={label} value={value ?? unknown} icon={ICONS[id]} />
      ))}
    </FigureRow>
  );
}
