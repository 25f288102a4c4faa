import { defineOperation, type Operation } from '../../../operation/operation.ts';
import type { StoredImages } from '../../../shared/images/stored-images.ts';
import { toCompany } from '../company-serializer.ts';
import { saveCompanyData } from '../company-service.ts';
import { institutionMessages } from '../institution-messages.ts';

/** Saves the company's data. */
export function saveCompany(images: StoredImages): Operation {
  return defineOperation('saveCompany', async ({ body }, context) => ({
    data: toCompany(await saveCompanyData(context, images, body)),
    msg: institutionMessages.companySaved,
  }));
}
