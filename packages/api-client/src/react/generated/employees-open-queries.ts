// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { apiMutation, type WriteOf } from '../api-mutation.ts';
import { apiQuery, type ReadOf } from '../api-query.ts';

/** Read whose first password a link sets. `GET /PrimeiroAcesso/dados/{hash}` */
export const getFirstAccessLinkQuery: ReadOf<'getFirstAccessLink'> = (client, params) =>
  apiQuery(client, 'getFirstAccessLink', '/PrimeiroAcesso/dados/{hash}', params);

/** Set the first password of a person by a link that was handed over. `POST /PrimeiroAcesso/aceitar/{hash}` */
export const acceptFirstAccessLinkMutation: WriteOf<'acceptFirstAccessLink'> = (client) =>
  apiMutation(client, 'post', '/PrimeiroAcesso/aceitar/{hash}', ['getFirstAccessLink', 'getEmployeeSheet', 'validateLink', 'getSelfAssessmentByLink']);
