import { ADDRESS_LOOKUP_THROTTLE, isZipCode } from '@aferir/domain';
import { asStaff, type Services } from '../../../operation/context.ts';
import { defineDetachedOperation, type Operation } from '../../../operation/operation.ts';
import { invalidField } from '../../../platform/errors/failures.ts';
import { staffMessages } from '../../../shared/staff/staff-messages.ts';
import { toAddressLookup } from '../address-serializer.ts';

/** Looks up the address of a CEP. */
export function findAddressByZipCode({ addresses, throttle }: Services): Operation {
  return defineDetachedOperation('findAddressByZipCode', async ({ query: { nrCep } }, context) => {
    const { company, log } = context;
    if (!isZipCode(nrCep)) throw invalidField('nrCep', staffMessages.zipCodeInvalid);
    const { staffUserId } = asStaff(context.actor);
    await throttle.take(`address:${company.id}:${staffUserId}`, ADDRESS_LOOKUP_THROTTLE);
    const lookup = await addresses.find(nrCep.replace(/\D/g, ''));
    if (lookup.outcome === 'failed') log.warn({ reason: lookup.reason }, 'address service');
    return { data: toAddressLookup(lookup) };
  });
}
