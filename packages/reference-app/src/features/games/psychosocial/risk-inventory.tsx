import type { Schema } from '@aferir/api-client';
import { normalizeSearchText, RISK_PRIORITY_NAMES } from '@aferir/domain';
import { DataGrid, defaultGridQuery, type GridQuery, gridColumnsOf } from '@aferir/ui';
import { useState } from 'react';
import { decimalText } from '../results/result-texts.ts';
import { BandBadge } from './bands.tsx';
import styles from './psychosocial.module.css';
import { psychosocialMessages as texts } from './psychosocial-messages.ts';

type Risk = Schema<'PsychosocialRisk'>;

const column = gridColumnsOf<Risk>();
const columns = column.columns([
  column.accessor('nmPerigo', {
    header: texts.hazard,
    cell: ({ row: { original } }) => (
      <span className={styles.hazard}>
        <b>{original.nmPerigo}</b>
        <span>{original.nmGrupo}</span>
      </span>
    ),
    meta: { isCardTitle: true, width: '170px' },
  }),
  column.accessor('nrIndice', {
    header: texts.index,
    cell: ({ row: { original } }) => (
      <span className={styles.indexCell}>
        <span>{decimalText(original.nrIndice)}</span>
        <BandBadge band={original.dsFaixa} />
      </span>
    ),
    meta: { width: '130px' },
  }),
  column.accessor('dsMedidas', {
    header: texts.harmAndMeasures,
    cell: ({ row: { original } }) => (
      <span className={styles.advice}>
        <span>{original.dsPossiveisDanos}</span>
        <span>
          <b>{`${texts.suggested} `}</b>
          <span>{original.dsMedidas}</span>
        </span>
      </span>
    ),
  }),
  column.accessor('qtdExpostos', {
    header: texts.exposed,
    cell: ({ getValue }) => getValue().toLocaleString('pt-BR'),
    meta: { width: '100px' },
  }),
  column.accessor('dsPrioridade', { header: texts.priority, meta: { width: '110px' } }),
]);

const filters = Object.entries(RISK_PRIORITY_NAMES).map(([value, label]) => ({ value, label }));

/** The lines for the inventory of risks, the most urgent first. */
export function RiskInventory({ risks }: { risks: readonly Risk[] }) {
  const [query, setQuery] = useState<GridQuery>({ ...defaultGridQuery, pageSize: 10 });
  const sought = normalizeSearchText(query.search);
  const priority = filters.find(({ value }) => value === query.filter)?.label;
  const found = risks.filter(
    ({ nmGrupo, nmPerigo, dsPrioridade }) =>
      (priority === undefined || dsPrioridade === priority) &&
      normalizeSearchText(`${nmPerigo} ${nmGrupo}`).includes(sought),
  );
  const start = (query.page - 1) * query.pageSize;
  return (
    <DataGrid<Risk>
      title={texts.inventory}
      description={texts.inventoryText}
      countLabel={texts.risksFound}
      columns={columns}
      data={{
        status: 'ready',
        rows: found.slice(start, start + query.pageSize),
        total: found.length,
      }}
      query={query}
      onQueryChange={setQuery}
      filterOptions={filters}
      rowId={({ nmGrupo, nmPerigo }) => `${nmGrupo}/${nmPerigo}`}
      rowName={({ nmGrupo, nmPerigo }) => texts.riskOf(nmPerigo, nmGrupo)}
      messages={{
        filter: texts.priority,
        filterAll: texts.allPriorities,
        filterChip: (label) => `${texts.priority}: ${label}`,
      }}
      empty={{ title: texts.noRisks }}
    />
  );
}
