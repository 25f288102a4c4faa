import { getEmployeeUserQuery } from '@aferir/api-client/react';
import { RetryNotice, useFocusHeir } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { appTexts } from '../../../shared/app-messages.ts';
import { useTexts } from '../../../shared/language/speech-context.tsx';
import { profileTexts } from '../profile/profile-messages.ts';

/** Props of {@link OwnUserNotice}. */
export interface OwnUserNoticeProps {
  /** Takes the focus once trying again has worked. */
  focusHeir: RefObject<HTMLElement | null>;
}

/** Says that what the server knows of the person could not be read; the page goes on without. */
export function OwnUserNotice({ focusHeir }: OwnUserNoticeProps) {
  const { employee } = useServices();
  const { retry } = useTexts(appTexts);
  const { dataFailed } = useTexts(profileTexts);
  const user = useQuery(getEmployeeUserQuery(employee));
  const noteFocus = useFocusHeir(focusHeir);
  if (user.data || user.errorUpdateCount === 0) return null;
  return (
    <RetryNotice
      retryLabel={retry}
      isRetrying={user.isFetching}
      onRetry={() => void user.refetch()}
      onFocus={noteFocus}
    >
      {dataFailed}
    </RetryNotice>
  );
}
