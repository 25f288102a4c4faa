import { defineOperation, type Operation } from '../../../operation/operation.ts';
import { employeesMessages } from '../employees-messages.ts';
import { makeFirstAccessLink } from '../first-access/make-first-access-link.ts';

/** Makes a link for the first password of a person whom no mail reaches. */
export const createFirstAccessLink: Operation = defineOperation(
  'createFirstAccessLink',
  async ({ body }, context) => ({
    data: await makeFirstAccessLink(context, body.idOrganogramaPessoa),
    msg: employeesMessages.firstAccessMade,
  }),
);
