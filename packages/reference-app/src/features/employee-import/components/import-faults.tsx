import type { Schema } from '@aferir/api-client';
import { listImportFaultsQuery } from '@aferir/api-client/react';
import { IMPORT_FIELDS, type ImportField } from '@aferir/domain';
import { DataGrid, gridColumnsOf } from '@aferir/ui';
import { toGridData } from '@aferir/widgets';
import type { ReactNode } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { importMessages as texts } from '../employee-import-messages.ts';
import { useImportPages } from '../use-import-pages.ts';
import styles from './employee-import.module.css';

type Fault = Schema<'ImportFault'>;

const textOf = ({ celulas }: Fault, field: ImportField) => celulas[IMPORT_FIELDS.indexOf(field)];

const column = gridColumnsOf<Fault>();
const columns = column.columns([
  column.accessor('nrLinha', { header: texts.line, meta: { width: '72px' } }),
  column.accessor((row) => textOf(row, 'nome'), {
    id: 'nome',
    header: texts.fieldNames.nome,
    meta: { isCardTitle: true },
  }),
  column.accessor((row) => textOf(row, 'e-mail'), {
    id: 'email',
    header: texts.fieldNames['e-mail'],
  }),
  column.accessor('dsMotivo', {
    header: texts.fault,
    cell: ({ getValue }) => <span className={styles.fault}>{getValue()}</span>,
  }),
]);

/** Props of {@link ImportFaults}. */
export interface ImportFaultsProps {
  importId: number;
  /** What can be done with all of them. */
  actions: ReactNode;
}

/** The rows that an import left out, and why. */
export function ImportFaults({ importId, actions }: ImportFaultsProps) {
  const { staff } = useServices();
  const { read, query, onQueryChange } = useImportPages((page) =>
    listImportFaultsQuery(staff, { query: { idImportacao: importId, ...page } }),
  );
  return (
    <DataGrid<Fault>
      title={texts.leftOut}
      headingLevel={3}
      countLabel={texts.rowsFound}
      columns={columns}
      data={toGridData(read, texts.faultsFailed)}
      query={query}
      onQueryChange={onQueryChange}
      hasSearch={false}
      rowId={({ nrLinha }) => String(nrLinha)}
      rowName={({ nrLinha }) => `${texts.line} ${nrLinha}`}
      onReload={() => read.refetch()}
      actions={actions}
      empty={{ title: texts.noRows, description: texts.faultsGone }}
    />
  );
}
