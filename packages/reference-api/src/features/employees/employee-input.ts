import { emailProblem, normalizeEmail, oneLine, phoneProblem, toPhone } from '@aferir/domain';
import type { Fault } from '../../errors/api-error.ts';
import { invalidFields } from '../../errors/failures.ts';
import type { BodyOf } from '../../operation/operation.ts';
import { readPersonName } from '../../operation/person-name.ts';
import type { EmployeeColumns } from './employee-store.ts';
import { employeesMessages as texts } from './employees-messages.ts';

/** The columns of an employee who came in, checked. */
export function toEmployeeColumns(body: BodyOf<'saveEmployee'>): EmployeeColumns {
  const faults: Fault[] = [];
  const { required } = texts;
  const name = readPersonName(body.nmPessoa, { field: 'nmPessoa', required, faults });
  const check = (field: string, message: string | undefined) => {
    if (message !== undefined) faults.push({ field, message });
  };
  check('dsEmail', emailProblem(body.dsEmail, texts.emailInvalid));
  check('nrTelefone', phoneProblem(body.nrTelefone, texts.phoneInvalid));
  if (faults.length > 0) throw invalidFields(faults);
  return {
    name,
    ...(body.cdPessoaCliente !== undefined && {
      registration_number: oneLine(body.cdPessoaCliente ?? '') || null,
    }),
    sex: body.tpSexo,
    email: normalizeEmail(body.dsEmail),
    phone: toPhone(body.nrTelefone) ?? '',
    position_id: body.idOrganogramaCargo,
    department_id: body.idOrganogramaNo,
    ...(body.urlFoto !== undefined && { photo_url: body.urlFoto || null }),
  };
}
