import type { Schema } from '@aferir/api-client';
import { getStaffUserQuery } from '@aferir/api-client/react';
import { formatDate } from '@aferir/domain';
import { Card } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';
import { Facts } from '../../../shared/frame/facts.tsx';
import { ReadRecord } from '../../../shared/states/read-record.tsx';
import { accountMessages as texts } from '../account-messages.ts';
import { AccountForm } from './account-form.tsx';
import styles from './client-tab.module.css';

/** The company, and the person's own data. */
export function ClientTab() {
  const { staff } = useServices();
  const user = useQuery(getStaffUserQuery(staff));
  return (
    <ReadRecord query={user} failedTitle={texts.loadFailed}>
      {(data) => <Client user={data} />}
    </ReadRecord>
  );
}

function Client({ user }: { user: Schema<'StaffUser'> }) {
  const facts = [
    [texts.clientName, user.nmCliente],
    [texts.tradeName, user.nmNomeFantasia],
    [texts.licenseEnd, formatDate(user.dtVigenciaContrato)],
  ] as const;
  return (
    <div className={styles.root}>
      <Card title={texts.client}>
        <Facts facts={facts} missing="-" />
      </Card>
      <Card title={user.nmUsuario}>
        <AccountForm user={user} />
      </Card>
    </div>
  );
}
