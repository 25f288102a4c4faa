import { can, SECTION } from '@aferir/domain';
import { asStaff } from '../../../operation/context.ts';
import { found } from '../../../operation/find-for-change.ts';
import { defineList } from '../../../operation/operation.ts';
import { orderOf } from '../../../platform/db/list-order.ts';
import { createEmployeeStore } from '../employee-store.ts';
import { listMailsOfPerson, toEmployeeMail } from '../sheet/employee-mails.ts';

/** The sections that mail people. */
const MAILING = [
  SECTION.employees,
  SECTION.behavioral,
  SECTION.performance,
  SECTION.trainings,
  SECTION.games,
] as const;

/** Lists what was mailed to a person by the sections that the caller may view. */
export const listEmployeeMails = defineList(
  'listEmployeeMails',
  async ({ params, query: { take = 30, index = 0, ordem } }, { db, company, actor }) => {
    const { permissions } = asStaff(actor);
    const seen = MAILING.filter((section) => can(permissions, section, 'visualizar'));
    const { id: personId } = found(
      await createEmployeeStore(db, company.id).find(params.idOrganogramaPessoa),
    );
    const { rows, total } = await listMailsOfPerson(db, {
      companyId: company.id,
      personId,
      sections: seen.length === MAILING.length ? undefined : seen,
      order: orderOf(ordem),
      take,
      page: index,
    });
    return { data: { rows: rows.map(toEmployeeMail), qtdRecords: total } };
  },
);
