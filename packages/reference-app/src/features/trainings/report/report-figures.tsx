import type { Schema } from '@aferir/api-client';
import { CircleCheck, CircleDashed, CirclePlay, Mail, Percent } from 'lucide-react';
import { linkTo, paths } from '../../../paths.ts';
import { GRID_PARAMS } from '../../../shared/address/param-names.ts';
import { CountsRow } from '../../../shared/figures/counts-row.tsx';
import { figuresOf } from './report-texts.ts';
import { wordOf } from './state-filters.ts';
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
  trainingId: number;
  /** Whether it could not be read. */
  isFailed: boolean;
}

/** How a training goes, in figures, each leading to those whom it counts. */
export function ReportFigures({ trainingId, summary, isFailed }: ReportFiguresProps) {
  const peopleOf = (id: Exclude<keyof typeof ICONS, 'rate'>) =>
    linkTo(paths.staffTrainingReport, {
      params: { id: String(trainingId) },
      search: { [GRID_PARAMS.filter]: id === 'sent' ? null : wordOf(id) },
    });
  return (
    <CountsRow
      label={texts.figures}
      isFailed={isFailed}
      counts={figuresOf(summary).map((figure) => ({
        ...figure,
        icon: ICONS[figure.id],
        to: figure.id === 'rate' ? undefined : peopleOf(figure.id),
      }))}
    />
  );
}
