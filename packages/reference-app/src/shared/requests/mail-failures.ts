import type { Schema } from '@aferir/api-client';

type Failure = NonNullable<Schema<'EmployeeMail'>['tpFalha']>;

/** Why a mail did not arrive, and what helps. */
export const mailFailures: Readonly<Record<Failure, string>> = {
  'endereço inexistente': 'O endereço não existe: confira se foi escrito certo.',
  'caixa cheia': 'A caixa de entrada está cheia: reenvie mais tarde ou use outro endereço.',
  recusado: 'O servidor de e-mail da pessoa recusou a mensagem.',
  'sem contato': 'Não houve contato com o servidor de e-mail.',
};
