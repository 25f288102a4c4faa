import type { Services } from '../../../context.ts';
import { findCompany } from '../../../db/company-store.ts';
import { notFound } from '../../../errors/failures.ts';
import { definePublicOperation, type Operation } from '../../../operation/operation.ts';
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
