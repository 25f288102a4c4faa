import type { Schema } from '@aferir/api-client';
import { findPersonNameFault, isCnpj, isEmail, isPhone, isState, trimText } from '@aferir/domain';
import { trialMessages as texts } from './trial-messages.ts';

/** What is typed into the form. */
export type TrialValues = Schema<'TrialRequest'>;

/** The form with nothing in it. */
export const noTrial: TrialValues = {
  nmNome: '',
  nmEmpresaInstituicao: '',
  nrCnpj: '',
  nrTelefone: '',
  dsEmail: '',
  nmUf: '',
  dsComoSoube: '',
};

const isText = (mostSigns: number) => (text: string) =>
  trimText(text) !== '' && trimText(text).length <= mostSigns;

const rule =
  (isRight: (text: string) => boolean, fault: string) =>
  (text: string): true | string =>
    isRight(text) || fault;

/** What each field takes; a sentence when it is not that. */
export const trialRules = {
  nmNome: rule((name) => findPersonNameFault(name) === null, texts.nameFault),
  nmEmpresaInstituicao: rule(isText(100), texts.companyNameFault),
  nrCnpj: rule(isCnpj, texts.taxIdFault),
  nrTelefone: rule(isPhone, texts.phoneFault),
  dsEmail: rule(isEmail, texts.emailFault),
  nmUf: rule(isState, texts.stateFault),
  dsComoSoube: rule(isText(500), texts.heardFromFault),
} satisfies Record<keyof TrialValues, (text: string) => true | string>;

/** Whether something is left to be filled in. */
export function isIncomplete(values: TrialValues): boolean {
  return Object.values(values).some((text) => trimText(text) === '');
}
