import { formatMean } from '@aferir/domain';
import type { RadarChartProps } from '@aferir/ui';
import type { CSSProperties } from 'react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { pageMarks } from '../../shared/pdf/index.ts';
import { DocumentChart } from '../../shared/report-document/document-chart.tsx';
import { DocumentPoints, DocumentSection } from '../../shared/report-document/document-section.tsx';
import { type AroundGroup, aroundCharts, isTold, meanOf } from '../around/around-charts.ts';
import type { AroundSectionProps } from '../around/around-section.tsx';
import type { PerformanceReportMessages } from '../performance-report.messages.ts';
import styles from './report-document.module.css';

/** Where there is no score. */
const NONE = '-';

export interface DocumentAroundProps extends AroundSectionProps {
  /** How large a chart of these names is. */
  sizeOf: (axes: readonly string[]) => NonNullable<RadarChartProps['fixedSize']>;
}

/** What those around the person came to, as the screen tells it. */
export function DocumentAround({ data, competencies, sizeOf }: DocumentAroundProps) {
  const { messages } = useWidget<PerformanceReportMessages>();
  const texts = messages.aroundMeans;
  const told = data.grupos.filter(isTold);
  return (
    <DocumentSection title={texts.title}>
      <p className={styles.text}>{data.grupos.length === 0 ? texts.open : texts.hint}</p>
      {aroundCharts(told, competencies, messages).map((chart) => (
        <DocumentChart key={chart.title} {...chart} fixedSize={sizeOf(chart.axes)} />
      ))}
      {told.length > 0 ? <Means groups={told} competencies={competencies} /> : null}
      {data.grupos
        .filter((group) => !isTold(group))
        .map(({ tpGrupo }) => (
          <p key={tpGrupo} className={styles.aside}>
            {texts.hidden(texts.groups[tpGrupo], data.qtdMinima)}
          </p>
        ))}
      {told.flatMap((group) =>
        group.competencias
          .filter(({ comentarios }) => comentarios.length > 0)
          .map(({ idCompetencia, nmCompetencia, comentarios }) => (
            <div key={`${group.tpGrupo}-${idCompetencia}`} className={styles.comments}>
              <h3 className={styles.commentsName}>
                {texts.comments(nmCompetencia, texts.groups[group.tpGrupo])}
              </h3>
              <DocumentPoints points={comentarios} />
            </div>
          )),
      )}
    </DocumentSection>
  );
}

interface MeansProps extends Pick<AroundSectionProps, 'competencies'> {
  groups: readonly AroundGroup[];
}

function Means({ groups, competencies }: MeansProps) {
  const { messages } = useWidget<PerformanceReportMessages>();
  const texts = messages.aroundMeans;
  const shown = (value: number | null) =>
    value === null ? NONE : formatMean(value, messages.language);
  const columns = { '--_columns': groups.length + 2 } as CSSProperties;
  return (
    <div className={styles.means} style={columns} {...pageMarks.group}>
      <div className={styles.meansHead} {...pageMarks.runningHead}>
        <span>{texts.competency}</span>
        <span>{texts.self}</span>
        <span>{texts.managers}</span>
        {groups.map(({ tpGrupo, qtdAvaliadores }) => (
          <span key={tpGrupo}>
            {`${texts.groups[tpGrupo]} (${texts.raters(qtdAvaliadores ?? 0)})`}
          </span>
        ))}
      </div>
      {competencies.map(({ id, name, selfScore, average }) => (
        <div key={id} className={styles.meansRow}>
          <span>{name}</span>
          <span>{shown(selfScore)}</span>
          <span>{shown(average)}</span>
          {groups.map((group) => (
            <span key={group.tpGrupo}>{shown(meanOf(group, id))}</span>
          ))}
        </div>
      ))}
    </div>
  );
}
