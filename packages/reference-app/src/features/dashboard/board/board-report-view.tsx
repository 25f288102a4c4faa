import { BarChart, Card, Notice, useIsScrollable } from '@aferir/ui';
import { useRef } from 'react';
import { useChartFiles } from '../../../shared/files/use-chart-files.ts';
import { figuresMessages } from '../figures-messages.ts';
import { boardMessages as texts } from './board-messages.ts';
import styles from './board-report-view.module.css';
import {
  type BoardReport,
  type BoardTable,
  cyclesOf,
  figuresOf,
  gapsOf,
  profilesOf,
  tablesOf,
} from './board-tables.ts';

/** What a board is told, on the screen: first the figures of all, then each table below its chart. */
export function BoardReportView({ report }: { report: BoardReport }) {
  return (
    <div className={styles.root}>
      <Notice title={texts.protectionTitle}>{texts.protection}</Notice>
      <Card title={texts.summary} headingLevel={2}>
        <dl className={styles.figures}>
          {figuresOf(report).map(({ label, value }) => (
            <div key={label}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {tablesOf(report).map((table) => (
        <Card key={table.id} title={table.title} headingLevel={2}>
          <div className={styles.content}>
            <Chart id={table.id} report={report} />
            {table.rows.length > 0 ? <Rows table={table} /> : null}
            {table.note ? <Notice>{table.note}</Notice> : null}
          </div>
        </Card>
      ))}
    </div>
  );
}

function Chart({ id, report }: { id: string; report: BoardReport }) {
  if (id === 'profiles') return <ProfilesChart report={report} />;
  if (id === 'competencies') return <GapsChart report={report} />;
  if (id === 'behavioral' || id === 'performance') return <CyclesChart report={report} kind={id} />;
  return null;
}

function ProfilesChart({ report }: { report: BoardReport }) {
  const filesOf = useChartFiles();
  const profiles = profilesOf(report);
  const { perfisMaisPresentes = [], qtdAvaliados = 0 } = report.comportamental ?? {};
  if (profiles.length === 0) return null;
  return (
    <BarChart
      headingLevel={3}
      title={figuresMessages.disc.chart}
      summary={figuresMessages.disc.summary(
        perfisMaisPresentes,
        Math.max(...profiles.map(({ qtdPessoas }) => qtdPessoas)),
        qtdAvaliados,
      )}
      files={filesOf(texts.profiles)}
      barHeading={texts.profile}
      series={[{ id: 'people', name: texts.peopleHeading }]}
      bars={profiles.map(({ nmPerfil, qtdPessoas }) => ({
        id: nmPerfil,
        label: nmPerfil,
        values: [qtdPessoas],
      }))}
    />
  );
}

function GapsChart({ report }: { report: BoardReport }) {
  const filesOf = useChartFiles();
  const gaps = gapsOf(report);
  const [widest] = gaps;
  if (!widest) return null;
  return (
    <BarChart
      headingLevel={3}
      title={texts.gaps}
      summary={`${texts.gapsSummary(widest.nmCompetencia, figuresMessages.decimal(widest.diferenca))} ${texts.gapsCount}`}
      files={filesOf(texts.gaps)}
      barHeading={texts.competency}
      series={[{ id: 'gap', name: texts.gap }]}
      formatValue={figuresMessages.decimal}
      bars={gaps.map(({ idCompetencia, nmCompetencia, diferenca }) => ({
        id: String(idCompetencia),
        label: nmCompetencia,
        values: [diferenca],
      }))}
    />
  );
}

function CyclesChart({
  report,
  kind,
}: {
  report: BoardReport;
  kind: 'behavioral' | 'performance';
}) {
  const filesOf = useChartFiles();
  const cycles = cyclesOf(report, kind).filter(({ prcAdesao }) => prcAdesao !== null);
  const latest = cycles.at(-1);
  if (!latest) return null;
  return (
    <BarChart
      headingLevel={3}
      title={texts.adherence}
      summary={texts.adherenceSummary(latest.nmCiclo, figuresMessages.percent(latest.prcAdesao))}
      files={filesOf(kind === 'behavioral' ? texts.behavioralCycles : texts.performanceCycles)}
      barHeading={texts.cycle}
      series={[{ id: 'adherence', name: texts.adherence }]}
      max={100}
      formatValue={figuresMessages.percent}
      bars={cycles.map(({ idCiclo, nmCiclo, prcAdesao }) => ({
        id: String(idCiclo),
        label: nmCiclo,
        values: [prcAdesao ?? 0],
      }))}
    />
  );
}

function Rows({ table: { title, columns, rows } }: { table: BoardTable }) {
  const box = useRef<HTMLDivElement>(null);
  const isScrollable = useIsScrollable(box);
  const [nameHeading, ...numberHeadings] = columns;
  return (
    <div
      ref={box}
      className={styles.scroll}
      {...(isScrollable && { role: 'group', tabIndex: 0, 'aria-label': title })}
    >
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{nameHeading}</th>
            {numberHeadings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [name, ...values] }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={numberHeadings[index]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
