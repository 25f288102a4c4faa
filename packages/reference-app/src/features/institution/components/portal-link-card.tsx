import { getEmployeePortalLinkQuery } from '@aferir/api-client/react';
import { Card, RetryNotice, Skeleton, SkeletonGroup } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { linkTo, paths } from '../../../paths.ts';
import { useServices } from '../../../services/services-context.tsx';
import { staffFormMessages } from '../../../shared/forms/form-messages.ts';
import { institutionMessages as texts } from '../institution-messages.ts';
import { CopyField } from './copy-field.tsx';

/** Where the company's employees sign in. */
export function PortalLinkCard() {
  const { staff } = useServices();
  const link = useQuery(getEmployeePortalLinkQuery(staff));
  return (
    <Card title={texts.portalTitle} description={texts.portalText}>
      {link.data ? (
        <CopyField label={texts.portalLink} value={addressOf(link.data.linkId)} />
      ) : link.isError ? (
        <RetryNotice
          title={texts.loadFailed}
          retryLabel={staffFormMessages.retry}
          isRetrying={link.isFetching}
          onRetry={() => void link.refetch()}
        >
          {link.error.message}
        </RetryNotice>
      ) : (
        <SkeletonGroup label={staffFormMessages.loading}>
          <Skeleton shape="block" height="64px" />
        </SkeletonGroup>
      )}
    </Card>
  );
}

function addressOf(idcliente: number): string {
  return window.location.origin + linkTo(paths.employeeLogin, { search: { idcliente } });
}
