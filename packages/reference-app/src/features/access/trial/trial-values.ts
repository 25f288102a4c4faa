import type { Schema } from '@aferir/api-client';
import {
  emailProblem,
  findPersonNameFault,
  isCnpj,
  isState,
  phoneProblem,
  trimText,
} from '@aferir/domain';
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
  nrTelefone: (text: string) => phoneProblem(text, texts.phoneFault) ?? true,
  dsEmail: (text: string) => emailProblem(text, texts.emailFault) ?? true,
  nmUf: rule(isState, texts.stateFault),
  dsComoSoube: rule(isText(500), texts.heardFromFault),
} satisfies Record<keyof TrialValues, (text: string) => true | string>;

/** Whether something is left to be filled in. */
export function isIncomplete(values: TrialValues): boolean {
  return Object.values(values).some((text) => trimText(text) === '');
}
