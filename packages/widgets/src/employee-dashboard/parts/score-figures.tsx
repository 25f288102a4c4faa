import { formatMean, type ScoreExtreme, scoreResult, summarizeScores } from '@aferir/domain';
import { FigureCard } from '@aferir/ui';
import { useWidget } from '../../shared/host/use-widget.tsx';
import type { SelfScore } from '../../shared/score-comparison/score-comparison.ts';
import type { EmployeeDashboardMessages } from '../employee-dashboard.messages.ts';
import styles from './own-results.module.css';

export interface ScoreFiguresProps {
  competencies: readonly Pick<SelfScore, 'name' | 'selfScore'>[];
}

/** The mean of the own scores, the highest and the lowest. */
export function ScoreFigures({ competencies }: ScoreFiguresProps) {
  const { messages } = useWidget<EmployeeDashboardMessages>();
  const { mean, highest, lowest } = summarizeScores(
    competencies.map(({ name, selfScore }) => ({ name, score: selfScore })),
  );
  return (
    <div className={styles.figures}>
      {mean === null ? (
        <FigureCard label={messages.mean} value={messages.nothing} />
      ) : (
        <FigureCard
          label={messages.mean}
          value={formatMean(mean, messages.language)}
          hint={messages.results[scoreResult(mean)]}
        />
      )}
      <ExtremeFigure label={messages.highest} extreme={highest} />
      <ExtremeFigure label={messages.lowest} extreme={lowest} />
    </div>
  );
}

interface ExtremeFigureProps {
  label: string;
  extreme: ScoreExtreme | null;
}

function ExtremeFigure({ label, extreme }: ExtremeFigureProps) {
  const { messages } = useWidget<EmployeeDashboardMessages>();
  if (!extreme) return <FigureCard label={label} value={messages.nothing} />;
  const { score, names } = extreme;
  const [name = ''] = names;
  return (
    <FigureCard
      label={label}
      value={String(score)}
      hint={names.length > 1 ? messages.andMore(name, names.length - 1) : name}
    />
  );
}
