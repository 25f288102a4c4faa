import {
  formatPhone,
  isState,
  normalizeEmail,
  oneLine,
  phoneProblem,
  toTaxId,
} from '@aferir/domain';
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
  const wrong: Fault[] = [];
  const name = readPersonName(body.nmNome, {
    field: 'nmNome',
    required: faults.name,
    faults: wrong,
  });
  const checks = {
    nrCnpj: taxId === null ? faults.taxId : undefined,
    nrTelefone: phoneProblem(body.nrTelefone, faults.phone),
    nmUf: isState(body.nmUf) ? undefined : faults.state,
  };
  for (const [field, message] of Object.entries(checks)) {
    if (message !== undefined) wrong.push({ field, message });
  }
  if (taxId === null || wrong.length > 0) throw invalidFields(wrong);
  return {
    name,
    companyName: oneLine(body.nmEmpresaInstituicao),
    taxId,
    phone: formatPhone(body.nrTelefone),
    email: normalizeEmail(body.dsEmail),
    state: body.nmUf,
    heardFrom: body.dsComoSoube.trim(),
  };
}
