import type { Schema } from '@aferir/api-client';
import { type CompetencyAlignmentLevel, competencyAlignmentLevel } from '@aferir/domain';
import { Notice, ProgressBar, type ProgressBarProps, RadarChart, SelectField } from '@aferir/ui';
import { ChartPie } from 'lucide-react';
import { useState } from 'react';
import { useChartFiles } from '../../../shared/files/use-chart-files.ts';
import { figuresMessages, hiddenText } from '../figures-messages.ts';
import type { CardState, FiguresOf } from '../use-dashboard.ts';
import type { DashboardFilters } from '../use-dashboard-filters.ts';
import { EmptyFigures } from './empty-figures.tsx';
import { FigureList } from './figure-list.tsx';
import styles from './figures-card.module.css';
import { FiguresCard } from './figures-card.tsx';

type Figures = FiguresOf<'competencias'>;
type Competency = Schema<'CompetencyFigure'>;
type Order = keyof typeof texts.orders;
const texts = figuresMessages.competencies;

/** Fewer axes than this make no surface. */
const LEAST_AXES = 3;

/** More axes than this run into each other. */
const MOST_AXES = 12;

/** Props of {@link CompetencyFiguresCard}. */
export interface CompetencyFiguresCardProps {
  state: CardState<Figures>;
  filters: DashboardFilters;
}

/** How people and their managers score the competencies. */
export function CompetencyFiguresCard({ state, filters }: CompetencyFiguresCardProps) {
  return (
    <FiguresCard title={texts.title} definitions="competencias" state={state}>
      {(figures) => <Content figures={figures} filters={filters} />}
    </FiguresCard>
  );
}

function Content({ figures, filters }: { figures: Figures; filters: DashboardFilters }) {
  const { rows } = figures;
  if (!rows) return <Notice>{hiddenText(filters)}</Notice>;
  if (rows.length === 0) {
    return <EmptyFigures icon={<ChartPie />} title={texts.empty} text={texts.emptyText} />;
  }
  return <Competencies figures={figures} rows={rows} />;
}

function Competencies({ figures, rows }: { figures: Figures; rows: readonly Competency[] }) {
  const [order, setOrder] = useState<Order>('alinhamento');
  const ordered = rows.toSorted((a, b) => MEASURES[order].of(b) - MEASURES[order].of(a));
  const widest = rows.find((row) => row.idCompetencia === figures.maiorDiferenca?.idCompetencia);
  return (
    <>
      <FigureList
        figures={[
          { label: texts.best, value: figures.melhorAlinhada?.nmCompetencia ?? null },
          {
            label: texts.widest,
            value: widest?.nmCompetencia ?? texts.noDifference,
            ...(widest && { hint: figuresMessages.decimal(widest.diferenca) }),
          },
          { label: texts.mean, value: figures.mediaGeral, hint: texts.meanHint },
          { label: texts.aligned, value: figures.prcAlinhamento, kind: 'percent' },
          { label: texts.critical, value: figures.qtdCriticas, hint: texts.criticalHint },
        ]}
      />
      {figures.qtdOcultas > 0 ? <Notice>{texts.someHidden(figures.qtdOcultas)}</Notice> : null}
      <div className={styles.halves}>
        <Radar rows={ordered} widest={widest} />
        <div>
          <div className={styles.listHead}>
            <h4 className={styles.subtitle}>{texts.list}</h4>
            <SelectField
              label={texts.order}
              value={order}
              onValueChange={(value) => setOrder(value as Order)}
              options={ORDERS}
            />
          </div>
          <ul className={styles.measures} aria-label={texts.list}>
            {ordered.map((row) => (
              <Measured key={row.idCompetencia} row={row} order={order} />
            ))}
          </ul>
          <Extremes rows={rows} order={order} />
        </div>
      </div>
    </>
  );
}

function Radar({ rows, widest }: { rows: readonly Competency[]; widest: Competency | undefined }) {
  const filesOf = useChartFiles();
  if (rows.length < LEAST_AXES) return <p className={styles.hint}>{texts.tooFew}</p>;
  const shown = rows.slice(0, MOST_AXES);
  const summary = widest
    ? texts.widestSummary(widest.nmCompetencia, figuresMessages.decimal(widest.diferenca))
    : texts.noneSummary;
  return (
    <RadarChart
      headingLevel={4}
      title={texts.chart}
      summary={
        shown.length < rows.length
          ? `${summary} ${texts.firstOf(shown.length, rows.length)}`
          : summary
      }
      files={filesOf(texts.title)}
      axes={shown.map(({ nmCompetencia }) => nmCompetencia)}
      series={[
        { id: 'self', name: texts.self, values: shown.map(({ mediaAuto }) => mediaAuto) },
        {
          id: 'managers',
          name: texts.managers,
          values: shown.map(({ mediaGestor }) => mediaGestor),
        },
      ]}
      scale={{ max: 10, step: 2 }}
    />
  );
}

interface Measure {
  readonly of: (row: Competency) => number;
  readonly text: (value: number) => string;
  readonly max: number;
}

const SCORE = { text: figuresMessages.decimal, max: 10 };

const MEASURES: Readonly<Record<Order, Measure>> = {
  alinhamento: {
    of: ({ percentualAlinhado }) => percentualAlinhado,
    text: figuresMessages.percent,
    max: 100,
  },
  gestor: { ...SCORE, of: ({ mediaGestor }) => mediaGestor },
  colaborador: { ...SCORE, of: ({ mediaAuto }) => mediaAuto },
};

const ORDERS = (Object.keys(texts.orders) as Order[]).map((value) => ({
  value,
  label: texts.orders[value],
}));

const TONES: Readonly<Record<CompetencyAlignmentLevel, NonNullable<ProgressBarProps['tone']>>> = {
  good: 'success',
  medium: 'warning',
  bad: 'danger',
};

/** A competency with its bar in the order chosen, and its other figures in words. */
function Measured({ row, order }: { row: Competency; order: Order }) {
  const { of, text, max } = MEASURES[order];
  const { nmCompetencia, percentualAlinhado, mediaAuto, mediaGestor, diferenca } = row;
  const isAlignment = order === 'alinhamento';
  const scores = texts.scores(
    figuresMessages.decimal(mediaAuto),
    figuresMessages.decimal(mediaGestor),
    figuresMessages.decimal(diferenca),
  );
  return (
    <li>
      <ProgressBar
        kind="meter"
        label={nmCompetencia}
        value={of(row)}
        max={max}
        valueText={text(of(row))}
        tone={isAlignment ? TONES[competencyAlignmentLevel(percentualAlinhado)] : 'accent'}
      />
      <p className={styles.scores}>
        {[
          scores,
          isAlignment ? [] : `${texts.aligned} ${percentualAlinhado}%`,
          texts.compared(row.qtdComparadas),
        ]
          .flat()
          .join(' · ')}
      </p>
    </li>
  );
}

/** The mean of what the list is ordered by, and its ends. */
function Extremes({ rows, order }: { rows: readonly Competency[]; order: Order }) {
  const { of } = MEASURES[order];
  const values = rows.map(of);
  const kind = order === 'alinhamento' ? ('percent' as const) : ('count' as const);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return (
    <div className={styles.extremes}>
      <FigureList
        figures={[
          { label: texts.average, value: kind === 'percent' ? Math.round(mean) : mean, kind },
          { label: texts.highest, value: Math.max(...values), kind },
          { label: texts.lowest, value: Math.min(...values), kind },
        ]}
      />
    </div>
  );
}
