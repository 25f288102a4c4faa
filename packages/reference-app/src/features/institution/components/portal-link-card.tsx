import { getEmployeePortalLinkQuery } from '@aferir/api-client/react';
import { Card } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { linkTo, paths } from '../../../paths.ts';
import { useServices } from '../../../services/services-context.tsx';
import { CopyField } from '../../../shared/forms/fields/copy-field.tsx';
import { ReadRecord } from '../../../shared/states/read-record.tsx';
import { institutionMessages as texts } from '../institution-messages.ts';

/** Where the company's employees sign in. */
export function PortalLinkCard() {
  const { staff } = useServices();
  const link = useQuery(getEmployeePortalLinkQuery(staff));
  return (
    <Card title={texts.portalTitle} description={texts.portalText}>
      <ReadRecord query={link} failedTitle={texts.loadFailed} count={1}>
        {({ linkId }) => <CopyField label={texts.portalLink} value={addressOf(linkId)} />}
      </ReadRecord>
    </Card>
  );
}

function addressOf(idcliente: number): string {
  return window.location.origin + linkTo(paths.employeeLogin, { search: { idcliente } });
}
