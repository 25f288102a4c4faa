import { defineOperation, type Operation } from '../../../operation/operation.ts';
import { type AnonymizationPorts, anonymizePerson } from '../anonymization-service.ts';
import { employeesMessages } from '../employees-messages.ts';

/** Erases what names an employee. */
export function anonymizeEmployee(ports: AnonymizationPorts): Operation {
  return defineOperation(
    'anonymizeEmployee',
    async ({ body: { idOrganogramaPessoa: id, nmPessoa: name } }, context) => {
      const anonymous = await anonymizePerson(context, { id, name }, ports);
      return {
        data: { idOrganogramaPessoa: id, nmPessoa: anonymous },
        msg: employeesMessages.anonymized,
      };
    },
  );
}
