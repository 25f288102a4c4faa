import { getWaitingQuery } from '@aferir/api-client/react';
import type { AppServices } from '../../services/app-services.ts';
import { Component as Home } from './home.tsx';
import { StaffArea } from './staff-area.tsx';

/** `/homelogado` by itself, in its frame. */
export function Component() {
  return (
    <StaffArea>
      <Home />
    </StaffArea>
  );
}

/** Reads what waits; who it waits for is known from the session. */
export function prepare({ staff, queryClient }: AppServices): Promise<void> {
  return queryClient.prefetchQuery(getWaitingQuery(staff));
}
