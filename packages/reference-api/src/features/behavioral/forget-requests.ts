import { forgetAddresses } from '../../shared/requests/mailed-addresses.ts';
import type { PersonForgotten } from '../feature.ts';
import { closeRequest } from './requests/request-service.ts';

/** What was asked of a person is asked of nobody any more, and requests tell no longer where they were mailed. */
export const forgetRequests: PersonForgotten = async (context, person) => {
  const { db, company } = context;
  const open = await db
    .selectFrom('disc_response')
    .select('id')
    .where('company_id', '=', company.id)
    .where('person_id', '=', person.id)
    .where('finished_at', 'is', null)
    .where('closed_at', 'is', null)
    .execute();
  for (const { id } of open) await closeRequest(context, id);
  await forgetAddresses(db, company.id, 'disc_response', person);
};
