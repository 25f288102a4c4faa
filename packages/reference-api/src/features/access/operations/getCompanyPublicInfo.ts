import type { Services } from '../../../operation/context.ts';
import { definePublicOperation, type Operation } from '../../../operation/operation.ts';
import { findCompany } from '../../../platform/db/company-store.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { accessMessages } from '../access-messages.ts';
import { toPublicInfo } from '../access-serializer.ts';

/** Reads what anybody may know of a company. */
export function getCompanyPublicInfo({ database }: Services): Operation {
  return definePublicOperation('getCompanyPublicInfo', async ({ params }, context) => {
    const company = await database.inCompany(params.idCliente, (db) =>
      findCompany(db, params.idCliente),
    );
    if (!company) throw notFound(accessMessages.companyNotFound);
    context.assertOrigin(company);
    return { data: toPublicInfo(company) };
  });
}
