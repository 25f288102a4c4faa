import type { Schema } from '@aferir/api-client';
import { FigureCard, FigureRow, Skeleton } from '@aferir/ui';
import { CircleCheck, CircleDashed, CirclePlay, Mail, Percent } from 'lucide-react';
import { linkTo, paths } from '../../../paths.ts';
import { GRID_PARAMS } from '../../../shared/address/param-names.ts';
import { FigureLink } from '../../../shared/figures/figure-link.tsx';
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

const NOBODY = '0';

/** Props of {@link ReportFigures}. */
export interface ReportFiguresProps {
  /** Undefined until it has been read. */
  summary: Schema<'TrainingReportSummary'> | undefined;
  trainingId: number;
  /** Whether it could not be read. */
  isFailed: boolean;
}

/** How a training goes, in figures. */
export function ReportFigures({ trainingId, summary, isFailed }: ReportFiguresProps) {
  const linked = (id: keyof typeof ICONS, label: string, value: string) => {
    if (id === 'rate' || value === NOBODY) return value;
    const to = linkTo(paths.staffTrainingReport, {
      params: { id: String(trainingId) },
      search: { [GRID_PARAMS.filter]: id === 'sent' ? null : wordOf(id) },
    });
    return (
      <FigureLink to={to} label={`${label}: ${value}`}>
        {value}
      </FigureLink>
    );
  };
  const unknown = isFailed ? texts.none : <Skeleton width="56px" height="28px" />;
  return (
    <FigureRow label={texts.figures}>
      {figuresOf(summary).map(({ id, label, value }) => (
        <FigureCard
          key={id}
          label={label}
          value={value === undefined ? unknown : linked(id, label, value)}
          icon={ICONS[id]}
        />
      ))}
    </FigureRow>
  );
}
