import { forgetAddresses } from '../../shared/requests/mailed-addresses.ts';
import type { PersonForgotten } from '../feature.ts';

/** Requests of a person tell no longer where they were mailed. */
export const forgetMailedTo: PersonForgotten = ({ db, company }, person) =>
  forgetAddresses(db, company.id, 'disc_response', person);
