import type { ApiClient } from '@aferir/api-client';
import { listOwnRatingsQuery } from '@aferir/api-client/react';

/** Whom the employee rates from around, and the reviews for which they say who does. */
export const aroundQuery = (client: ApiClient) =>
  listOwnRatingsQuery(client, { query: { take: MOST_RATINGS, index: 0 } });

const MOST_RATINGS = 100;
