import type { ApiClient } from '@aferir/api-client';
import {
  listDiscRequestsOfPersonQuery,
  listPerformanceRequestsOfPersonQuery,
} from '@aferir/api-client/react';

/** Nobody has more assessments than this. */
const ALL = { take: 1000, index: 0 };

/** Every behavioral assessment of a person, newest first. */
export const ownDiscResponsesQuery = (client: ApiClient, personId: number) =>
  listDiscRequestsOfPersonQuery(client, { query: { idOrganogramaPessoa: personId, ...ALL } });

/** Every performance assessment of a person, newest first. */
export const ownPerformanceResponsesQuery = (client: ApiClient, personId: number) =>
  listPerformanceRequestsOfPersonQuery(client, {
    query: { idOrganogramaPessoa: personId, ...ALL },
  });
