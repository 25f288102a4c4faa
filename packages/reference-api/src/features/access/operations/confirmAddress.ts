import { definePublicOperation, type Operation } from '../../../operation/operation.ts';
import { accessMessages } from '../access-messages.ts';
import type { ConfirmAddress } from '../confirm-address-service.ts';

/** Confirms somebody's address at the former one. */
export function confirmAddress(confirm: ConfirmAddress): Operation {
  return definePublicOperation('confirmAddress', async ({ params }, context) => {
    await confirm(params.hash, context);
    return { data: null, msg: accessMessages.addressConfirmed };
  });
}
