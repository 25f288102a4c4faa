import { defineOperation } from '../../../operation/operation.ts';
import { toNewCompanyKey } from '../company-key-serializer.ts';
import { createKey } from '../company-key-service.ts';

/** Makes a key of the company. */
export const createCompanyKey = defineOperation(
  'createCompanyKey',
  async ({ body: { nmChave } }, context) => {
    const key = await createKey(context, nmChave);
    return { data: toNewCompanyKey(key), msg: String(key.id) };
  },
);
