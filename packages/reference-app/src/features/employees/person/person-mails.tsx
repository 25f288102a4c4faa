import type { Schema } from '@aferir/api-client';
import { listEmployeeMailsQuery } from '@aferir/api-client/react';
import { formatDateTime, MAIL_SITUATION_NAMES } from '@aferir/domain';
import {
  Badge,
  type BadgeTone,
  DataGrid,
  defaultGridQuery,
  EmailText,
  type GridQuery,
  gridColumnsOf,
} from '@aferir/ui';
import { toGridData } from '@aferir/widgets';
import { useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { ExportOfList } from '../../../shared/exports/export-of-list.tsx';
import { withPathOf } from '../../../shared/exports/with-path-of.ts';
import { useListRead } from '../../../shared/grid/use-list-read.ts';
import { mailFailures } from '../../../shared/requests/mail-failures.ts';
import styles from './person.module.css';
import { personMessages as texts } from './person-messages.ts';

type Mail = Schema<'EmployeeMail'>;
type MailSort = 'assunto' | 'endereco' | 'envio' | 'situacao';

const TONES: Readonly<Record<Mail['tpSituacao'], BadgeTone>> = {
  'a caminho': 'neutral',
  entregue: 'success',
  falhou: 'danger',
  dispensado: 'neutral',
};

const column = gridColumnsOf<Mail>();
const columns = column.columns([
  column.accessor('dsAssunto', {
    header: texts.subject,
    meta: { isCardTitle: true, sort: 'assunto' },
  }),
  column.accessor('dsEmail', {
    header: texts.address,
    cell: ({ getValue }) => <EmailText address={getValue()} />,
    meta: { sort: 'endereco' },
  }),
  column.accessor('dtEnvio', {
    header: texts.sentOn,
    cell: ({ getValue }) => formatDateTime(getValue()),
    meta: { width: '150px', sort: 'envio' },
  }),
  column.accessor('tpSituacao', {
    header: texts.situation,
    cell: ({ row: { original } }) => <MailSituation mail={original} />,
    meta: { width: '280px', sort: 'situacao' },
  }),
]);

function MailSituation({ mail: { tpSituacao, tpFalha } }: { mail: Mail }) {
  return (
    <span className={styles.situation}>
      <Badge tone={TONES[tpSituacao]}>{MAIL_SITUATION_NAMES[tpSituacao]}</Badge>
      {tpFalha ? <span className={styles.failure}>{mailFailures[tpFalha]}</span> : null}
    </span>
  );
}

/** What was mailed to a person, page by page. */
export function PersonMails({ personId }: { personId: number }) {
  const { staff } = useServices();
  const [query, setQuery] = useState<GridQuery>({ ...defaultGridQuery, pageSize: 10 });
  const path = { idOrganogramaPessoa: personId };
  const { read, asked, paper } = useListRead<Schema<'EmployeeMailList'>, MailSort>(
    query,
    ({ filter: _, ...page }) => listEmployeeMailsQuery(staff, { path, query: page }),
  );
  return (
    <DataGrid<Mail>
      title={texts.mails}
      description={texts.mailsText}
      countLabel={texts.mailsFound}
      hasSearch={false}
      actions={
        <ExportOfList
          list="emails-pessoa"
          asked={withPathOf(asked, path)}
          paper={paper}
          count={read.data?.qtdRecords}
        />
      }
      columns={columns}
      data={toGridData(read, texts.mailsFailed)}
      isWhole={paper.isWhole}
      query={query}
      onQueryChange={setQuery}
      rowId={({ idEmail }) => String(idEmail)}
      rowName={({ dsAssunto }) => dsAssunto}
      onReload={() => read.refetch()}
      empty={{ title: texts.noMails, description: texts.noMailsText }}
    />
  );
}
