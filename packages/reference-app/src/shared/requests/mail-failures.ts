import type { Schema } from '@aferir/api-client';
import { MAIL_FAILURE_NAMES as names } from '@aferir/domain';

type Failure = NonNullable<Schema<'EmployeeMail'>['tpFalha']>;

/** Why a mail did not arrive, and what helps. */
export const mailFailures: Readonly<Record<Failure, string>> = {
  'endereço inexistente': `${names['endereço inexistente']}: confira se foi escrito certo.`,
  'caixa cheia': `${names['caixa cheia']}: reenvie mais tarde ou use outro endereço.`,
  recusado: `${names.recusado}.`,
  'sem contato': `${names['sem contato']}.`,
};
