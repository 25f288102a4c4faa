import type { Schema } from '@aferir/api-client';
import { listEmployeeImportsQuery } from '@aferir/api-client/react';
import { formatDateTime } from '@aferir/domain';
import { DataGrid, gridColumnsOf } from '@aferir/ui';
import { toGridData } from '@aferir/widgets';
import { Eye } from 'lucide-react';
import { useServices } from '../../../services/services-context.tsx';
import { ExportOfList } from '../../../shared/exports/export-of-list.tsx';
import { importMessages as texts } from '../employee-import-messages.ts';
import { useImportPages } from '../use-import-pages.ts';
import { ImportState } from './import-state.tsx';

type Import = Schema<'EmployeeImport'>;
type ImportSort = 'arquivo' | 'situacao' | 'inicio' | 'resultado' | 'erros';

const column = gridColumnsOf<Import>();
const columns = column.columns([
  column.accessor('nmArquivo', {
    header: texts.fileColumn,
    meta: { isCardTitle: true, sort: 'arquivo' },
  }),
  column.accessor('tpSituacao', {
    header: texts.stateColumn,
    cell: ({ row: { original } }) => <ImportState {...original} />,
    meta: { width: '160px', sort: 'situacao' },
  }),
  column.accessor('dtInicio', {
    header: texts.whenColumn,
    cell: ({ getValue }) => formatDateTime(getValue()),
    meta: { width: '160px', sort: 'inicio' },
  }),
  column.accessor('qtdNovos', {
    header: texts.countsColumn,
    cell: ({ row: { original } }) => texts.counts(original),
    meta: { sort: 'resultado', alsoSort: { key: 'erros', label: texts.faultsOrder } },
  }),
]);

/** The imports of before, the latest first. */
export function PastImports({ onOpen }: { onOpen: (importId: number) => void }) {
  const { staff } = useServices();
  const { read, query, onQueryChange, asked, paper } = useImportPages<
    Schema<'EmployeeImportList'>,
    ImportSort
  >((page) => listEmployeeImportsQuery(staff, { query: page }));
  return (
    <DataGrid<Import>
      title={texts.past}
      headingLevel={3}
      countLabel={texts.pastFound}
      columns={columns}
      data={toGridData(read, texts.pastFailed)}
      query={query}
      onQueryChange={onQueryChange}
      hasSearch={false}
      isWhole={paper.isWhole}
      actions={
        <ExportOfList
          list="importacoes"
          asked={asked}
          paper={paper}
          count={read.data?.qtdRecords}
        />
      }
      rowId={({ idImportacao }) => String(idImportacao)}
      rowName={({ nmArquivo }) => nmArquivo}
      rowActions={[
        {
          id: 'see',
          label: texts.see,
          icon: <Eye />,
          isOneClick: true,
          nameOf: ({ nmArquivo, dtInicio }) => texts.seeImport(nmArquivo, formatDateTime(dtInicio)),
          onSelect: ({ idImportacao }) => onOpen(idImportacao),
        },
      ]}
      empty={{ title: texts.noPast, description: texts.noPastText }}
    />
  );
}
