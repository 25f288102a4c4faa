import { DataGrid, gridColumnsOf, RowButtons } from '@aferir/ui';
import { UsersRound } from 'lucide-react';
import { createContext, useContext, useMemo } from 'react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { useContentLang } from '../../shared/language/use-language.ts';
import { levelsBelow } from '../../shared/report/heading-levels.ts';
import { sortTeam } from '../employee-dashboard.data.ts';
import type { EmployeeDashboardMessages } from '../employee-dashboard.messages.ts';
import styles from '../employee-dashboard.module.css';
import type { DirectReport } from '../employee-dashboard.types.ts';
import type { DirectReportsPartProps, PartProps } from './part-props.ts';
import { ReportActions, ReportAlignment, ReportPerson, ReportStatus } from './report-pieces.tsx';

type RowTools = Pick<PartProps, 'opening' | 'onOpen'>;

/** The reports as a table; as a list of cards where there is no room for one. */
export function ReportTable(props: Omit<DirectReportsPartProps, 'view' | 'onShowMore'>) {
  const { reports, opening, onOpen, onQueryChange, onRetry } = props;
  const { messages, headingLevel } = useWidget<EmployeeDashboardMessages>();
  const columns = useMemo(() => reportColumns(messages), [messages]);
  const { data } = reports;
  const sorted = useMemo(
    () => (data.status === 'ready' ? { ...data, rows: sortTeam(data.rows) } : data),
    [data],
  );
  const tools = useMemo(() => ({ opening, onOpen }), [opening, onOpen]);
  return (
    <Tools value={tools}>
      <DataGrid<DirectReport>
        ref={props.ref}
        tabIndex={-1}
        className={styles.reports}
        title={messages.reportsTitle}
        description={messages.reportsHint}
        headingLevel={levelsBelow(headingLevel).section}
        countLabel={messages.reportCount}
        columns={columns}
        data={sorted}
        query={reports.query}
        onQueryChange={onQueryChange}
        rowId={({ idOrganogramaPessoa }) => String(idOrganogramaPessoa)}
        rowName={({ nmPessoa }) => nmPessoa}
        onReload={onRetry}
        messages={{ reload: messages.reloadReports }}
        empty={{
          icon: <UsersRound />,
          title: messages.noReports,
          description: messages.noReportsHint,
        }}
      />
    </Tools>
  );
}

// Beside the columns: new ones would draw every cell anew and lose the focus in them.
const Tools = createContext<RowTools | null>(null);

const column = gridColumnsOf<DirectReport>();

function reportColumns(messages: EmployeeDashboardMessages) {
  return column.columns([
    column.accessor('nmPessoa', {
      header: messages.person,
      cell: ({ row }) => <ReportPerson report={row.original} hasRole={false} />,
      meta: { isCardTitle: true },
    }),
    column.accessor('nmCargo', {
      header: messages.role,
      cell: ({ getValue }) => <Position name={getValue()} />,
    }),
    column.accessor('nmStatus', {
      header: messages.status,
      cell: ({ row }) => <ReportStatus report={row.original} />,
    }),
    column.accessor('percentualAlinhamento', {
      header: messages.alignment,
      cell: ({ row }) => <ReportAlignment report={row.original} />,
      meta: { width: '168px' },
    }),
    column.display({
      id: 'actions',
      header: messages.actions,
      cell: ({ row }) => <Actions report={row.original} />,
    }),
  ]);
}

function Position({ name }: { name: string | null }) {
  const { messages } = useWidget<EmployeeDashboardMessages>();
  const content = useContentLang();
  return (
    <span {...content} className={styles.role}>
      {name ?? messages.nothing}
    </span>
  );
}

function Actions({ report }: { report: DirectReport }) {
  const tools = useContext(Tools);
  if (!tools) return null;
  return (
    <RowButtons>
      <ReportActions {...tools} report={report} size="s" />
    </RowButtons>
  );
}
