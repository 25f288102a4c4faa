import { isPhone, isState, normalizeEmail, oneLine, toTaxId } from '@aferir/domain';
import type { Fault } from '../../../errors/api-error.ts';
import { invalidFields } from '../../../errors/failures.ts';
import type { BodyOf } from '../../../operation/operation.ts';
import { readPersonName } from '../../../operation/person-name.ts';
import { accessMessages } from '../access-messages.ts';

/** Somebody who asks for a trial. */
export interface Trial {
  readonly name: string;
  readonly companyName: string;
  /** CNPJ, without punctuation. */
  readonly taxId: string;
  readonly phone: string;
  readonly email: string;
  readonly state: string;
  readonly heardFrom: string;
}

/** Reads the form; 400 with a sentence per field that is wrong. */
export function readTrial(body: BodyOf<'requestTrial'>): Trial {
  const { trialFaults: faults } = accessMessages;
  const taxId = toTaxId(body.nrCnpj, 'J');
  const nameFaults: Fault[] = [];
  const name = readPersonName(body.nmNome, {
    field: 'nmNome',
    required: faults.name,
    faults: nameFaults,
  });
  const checks: readonly (Fault & { readonly isRight: boolean })[] = [
    { field: 'nrCnpj', isRight: taxId !== null, message: faults.taxId },
    { field: 'nrTelefone', isRight: isPhone(body.nrTelefone), message: faults.phone },
    { field: 'nmUf', isRight: isState(body.nmUf), message: faults.state },
  ];
  const wrong = checks.filter(({ isRight }) => !isRight);
  if (taxId === null || wrong.length > 0 || nameFaults.length > 0) {
    const others = wrong.map(({ field, message }) => ({ field, message }));
    throw invalidFields([...nameFaults, ...others]);
  }
  return {
    name,
    companyName: oneLine(body.nmEmpresaInstituicao),
    taxId,
    phone: body.nrTelefone.trim(),
    email: normalizeEmail(body.dsEmail),
    state: body.nmUf,
    heardFrom: body.dsComoSoube.trim(),
  };
}
