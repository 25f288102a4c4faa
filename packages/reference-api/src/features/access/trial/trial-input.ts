import { formatPhone, isState, normalizeEmail, oneLine, toTaxId } from '@aferir/domain';
import { phoneText } from '../../../operation/contact-texts.ts';
import type { BodyOf } from '../../../operation/operation.ts';
import { personNameText } from '../../../operation/person-name.ts';
import { readForm, readGivenTexts, type TextField } from '../../../operation/text-fields.ts';
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

const { trialFaults: faulty } = accessMessages;

const fields: readonly TextField<keyof BodyOf<'requestTrial'>, keyof Trial>[] = [
  { field: 'nmNome', column: 'name', ...personNameText(faulty.name) },
  {
    field: 'nrCnpj',
    column: 'taxId',
    required: faulty.taxId,
    check: [(text) => toTaxId(text, 'J') !== null, faulty.taxId],
    store: (text) => toTaxId(text, 'J') ?? text,
  },
  {
    field: 'nrTelefone',
    column: 'phone',
    required: faulty.phone,
    ...phoneText(faulty.phone),
    store: formatPhone,
  },
  { field: 'nmUf', column: 'state', required: faulty.state, check: [isState, faulty.state] },
  { field: 'nmEmpresaInstituicao', column: 'companyName', store: oneLine },
  { field: 'dsEmail', column: 'email', store: normalizeEmail },
  { field: 'dsComoSoube', column: 'heardFrom' },
];

/** Reads the form; 400 with a sentence per field that is wrong. */
export function readTrial(body: BodyOf<'requestTrial'>): Trial {
  return readForm((faults) => readGivenTexts(fields, body, faults));
}
