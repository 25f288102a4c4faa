// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { apiMutation, type WriteOf } from '../api-mutation.ts';
import { apiQuery, type ReadOf } from '../api-query.ts';

/** Take a list away as a spreadsheet. `POST /Exportacao/Post` */
export const createListExportMutation: WriteOf<'createListExport'> = (client) =>
  apiMutation(client, 'post', '/Exportacao/Post', []);

/** Read how far a spreadsheet is. `GET /Exportacao/Get/{idExportacao}` */
export const getListExportQuery: ReadOf<'getListExport'> = (client, params) =>
  apiQuery(client, 'getListExport', '/Exportacao/Get/{idExportacao}', params);
