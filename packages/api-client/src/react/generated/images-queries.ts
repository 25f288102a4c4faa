// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { apiMutation, type WriteOf } from '../api-mutation.ts';

/** Send an image that a record is going to show. `POST /Imagem/Upload` */
export const uploadImageMutation: WriteOf<'uploadImage'> = (client) =>
  apiMutation(client, 'post', '/Imagem/Upload', []);
