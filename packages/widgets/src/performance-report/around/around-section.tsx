import type { Schema } from '@aferir/api-client';
import { formatMean } from '@aferir/domain';
import { Card, RadarChart, useIsScrollable } from '@aferir/ui';
import { useRef } from 'react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { useContentLang } from '../../shared/language/use-language.ts';
import { levelsBelow } from '../../shared/report/heading-levels.ts';
import type { ComparisonMessages } from '../../shared/score-comparison/score-comparison.messages.ts';
import {
  type AroundCompetency,
  type AroundGroup,
  aroundCharts,
  isTold,
  meanOf,
} from './around-charts.ts';
import type { WithAroundMeans } from './around-means.messages.ts';
import styles from './around-section.module.css';

/** Where there is no score. */
const NONE = '-';

export interface AroundSectionProps {
  data: Schema<'AroundMeans'>;
  competencies: readonly AroundCompetency[];
}

/** The own score, the managers' mean and those of the groups around, by competency. */
export function AroundSection({ data, competencies }: AroundSectionProps) {
  const { messages, headingLevel } = useWidget<WithAroundMeans>();
  const texts = messages.aroundMeans;
  const { grupos, qtdMinima } = data;
  const told = grupos.filter(isTold);
  return (
    <Card
      title={texts.title}
      description={texts.hint}
      headingLevel={levelsBelow(headingLevel).section}
    >
      <div className={styles.section}>
        {grupos.length === 0 ? <p className={styles.muted}>{texts.open}</p> : null}
        {told.length > 0 ? (
          <>
            <Charts groups={told} competencies={competencies} />
            <Means groups={told} competencies={competencies} />
          </>
        ) : null}
        {grupos
          .filter((group) => !isTold(group))
          .map(({ tpGrupo }) => (
            <p key={tpGrupo} className={styles.muted}>
              {texts.hidden(texts.groups[tpGrupo], qtdMinima)}
            </p>
          ))}
        {told.map((group) => (
          <Comments key={group.tpGrupo} group={group} />
        ))}
      </div>
    </Card>
  );
}

interface MeansProps extends Pick<AroundSectionProps, 'competencies'> {
  groups: readonly AroundGroup[];
}

/** All sides around a circle, where there are enough competencies for one. */
function Charts({ groups, competencies }: MeansProps) {
  const { messages, headingLevel } = useWidget<
    WithAroundMeans & Pick<ComparisonMessages, 'chartOf'>
  >();
  const content = useContentLang();
  return aroundCharts(groups, competencies, messages).map((chart) => (
    <RadarChart
      {...chart}
      key={chart.title}
      contentLang={content.lang}
      headingLevel={levelsBelow(headingLevel).part}
    />
  ));
}

function Means({ groups, competencies }: MeansProps) {
  const { messages, language } = useWidget<WithAroundMeans>();
  const texts = messages.aroundMeans;
  const content = useContentLang();
  const shown = (value: number | null) => (value === null ? NONE : formatMean(value, language));
  const box = useRef<HTMLDivElement>(null);
  const isScrollable = useIsScrollable(box);
  return (
    <div
      ref={box}
      className={styles.scroller}
      {...(isScrollable && { role: 'group', tabIndex: 0, 'aria-label': texts.caption })}
    >
      <table className={styles.table} aria-label={texts.caption}>
        <thead>
          <tr>
            <th scope="col">{texts.competency}</th>
            <th scope="col">{texts.self}</th>
            <th scope="col">{texts.managers}</th>
            {groups.map(({ tpGrupo, qtdAvaliadores }) => (
              <th key={tpGrupo} scope="col">
                <span className={styles.group}>{texts.groups[tpGrupo]}</span>{' '}
                <span className={styles.group}>{texts.raters(qtdAvaliadores ?? 0)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {competencies.map(({ id, name, selfScore, average }) => (
            <tr key={id}>
              <th {...content} scope="row">
                {name}
              </th>
              <td>{shown(selfScore)}</td>
              <td>{shown(average)}</td>
              {groups.map((group) => (
                <td key={group.tpGrupo}>{shown(meanOf(group, id))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Comments({ group: { tpGrupo, competencias } }: { group: AroundGroup }) {
  const { messages, headingLevel } = useWidget<WithAroundMeans>();
  const texts = messages.aroundMeans;
  const content = useContentLang();
  const Heading = `h${levelsBelow(headingLevel).part}` as const;
  return competencias
    .filter(({ comentarios }) => comentarios.length > 0)
    .map(({ idCompetencia, nmCompetencia, comentarios }) => (
      <div key={idCompetencia}>
        <Heading className={styles.heading}>
          {texts.comments(nmCompetencia, texts.groups[tpGrupo])}
        </Heading>
        <ul {...content} className={styles.comments}>
          {comentarios.map((comment, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have written the same
            <li key={index}>{comment}</li>
          ))}
        </ul>
      </div>
    ));
}
