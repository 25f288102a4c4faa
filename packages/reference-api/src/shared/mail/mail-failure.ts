import type { components } from '@aferir/api-client';
import type { MailMessageRow, MailStatus } from './mail-tables.ts';

type EmployeeMail = components['schemas']['EmployeeMail'];
type MailFailure = NonNullable<EmployeeMail['tpFalha']>;

/** How far a mail is, as it is called on the wire. */
export const MAIL_SITUATIONS = {
  queued: 'a caminho',
  sent: 'entregue',
  outbox: 'entregue',
  failed: 'falhou',
  dropped: 'dispensado',
} as const satisfies Readonly<Record<MailStatus, EmployeeMail['tpSituacao']>>;

/** Why a mail was refused for good; null of one that was not. */
export function mailFailure({
  status,
  last_error: error,
}: Pick<MailMessageRow, 'status' | 'last_error'>): MailFailure | null {
  return status === 'failed' ? reasonIn(error ?? '') : null;
}

/** A code of RFC 3463, which is no part of the address of a server. */
const CODE = /(?<![\w.])[45]\.(\d{1,3})\.(\d{1,3})(?!\.?\d)/;

/** Details of what is wrong with the address of whoever sends. */
const OF_SENDER = ['7', '8'];

/** Reads the codes of RFC 3463 where the server gave one, else its reply's of RFC 5321. */
function reasonIn(error: string): MailFailure {
  const [, subject, detail = ''] = CODE.exec(error) ?? [];
  if (subject === '1') return OF_SENDER.includes(detail) ? 'recusado' : 'endereço inexistente';
  if (subject === '2') return detail === '2' ? 'caixa cheia' : 'recusado';
  if (subject !== undefined) return 'recusado';
  const [, reply] = /(?<![\w:.])([45]\d\d)[ -]/.exec(error) ?? [];
  if (reply === '550' || reply === '551' || reply === '553') return 'endereço inexistente';
  if (reply === '452' || reply === '552') return 'caixa cheia';
  return reply === undefined ? 'sem contato' : 'recusado';
}
