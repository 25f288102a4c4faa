import { defineOperation } from '../../../operation/operation.ts';
import { revokeKey } from '../company-key-service.ts';
import { institutionMessages } from '../institution-messages.ts';

/** Revokes a key of the company. */
export const revokeCompanyKey = defineOperation(
  'revokeCompanyKey',
  async ({ body: { idChave } }, context) => {
    const revokedAt = await revokeKey(context, idChave);
    return {
      data: { idChave, dtRevogacao: revokedAt.toISOString() },
      msg: institutionMessages.saved,
    };
  },
);
