import type { Schema } from '@aferir/api-client';
import { Card, useMediaQuery } from '@aferir/ui';
import { clsx } from 'clsx';
import { BANDS } from './bands.tsx';
import { HeatCell } from './heat-cell.tsx';
import styles from './psychosocial.module.css';
import { psychosocialMessages as texts } from './psychosocial-messages.ts';

type Report = Schema<'PsychosocialReport'>;

/** A row of the table: a department, or everybody. */
type Row = Pick<Report['grupos'][number], 'nmGrupo' | 'qtdRespostas' | 'dimensoes'> & {
  readonly id: string;
};

/** Each dimension in each department: a table where there is room, else a list for each department. */
export function DepartmentHeat({ report }: { report: Report }) {
  const { dimensoes, grupos, qtdRespostas } = report;
  const isNarrow = useMediaQuery('(width < 68.75rem)');
  const rows: Row[] = [
    ...grupos.map((group) => ({ ...group, id: String(group.idGrupo) })),
    { id: 'everybody', nmGrupo: texts.everybody, qtdRespostas, dimensoes },
  ];
  return (
    <Card title={texts.departments} description={texts.departmentsText}>
      {grupos.length === 0 ? <p>{texts.noDepartments}</p> : null}
      {isNarrow ? <Lists rows={rows} /> : <Table dimensions={dimensoes} rows={rows} />}
      <ul className={styles.bands}>
        {Object.entries(BANDS).map(([band, { name, tone, icon }]) => (
          <li key={band} className={styles.heat} data-tone={tone}>
            <span className={styles.heatIcon} aria-hidden="true">
              {icon}
            </span>
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Table({ dimensions, rows }: { dimensions: Report['dimensoes']; rows: readonly Row[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: in very large text it is scrolled by the keyboard too
    <section className={styles.scroll} aria-label={texts.departmentsTable} tabIndex={0}>
      <table className={clsx(styles.table, styles.departments)} aria-label={texts.departments}>
        <thead>
          <tr>
            <th scope="col">{texts.department}</th>
            {dimensions.map(({ dsDimensao, nmDimensao }) => (
              <th key={dsDimensao} scope="col">
                {nmDimensao}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, nmGrupo, qtdRespostas, dimensoes }) => (
            <tr key={id}>
              <th scope="row">
                <span>{nmGrupo}</span>
                <span className={styles.count}>{texts.answersCount(qtdRespostas)}</span>
              </th>
              {dimensions.map(({ dsDimensao }) => {
                const cell = dimensoes.find((one) => one.dsDimensao === dsDimensao);
                return <td key={dsDimensao}>{cell ? <HeatCell {...cell} /> : texts.none}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Lists({ rows }: { rows: readonly Row[] }) {
  return (
    <div className={styles.lists}>
      {rows.map(({ id, nmGrupo, qtdRespostas, dimensoes }) => (
        <section key={id} aria-label={nmGrupo}>
          <h3 className={styles.listTitle}>
            <span>{nmGrupo}</span>
            <span className={styles.count}>{texts.answersCount(qtdRespostas)}</span>
          </h3>
          <dl className={styles.list}>
            {dimensoes.map((dimension) => (
              <div key={dimension.dsDimensao} className={styles.listRow}>
                <dt>{dimension.nmDimensao}</dt>
                <dd>
                  <HeatCell {...dimension} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
