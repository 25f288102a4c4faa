import { languageOfPerson } from '@aferir/domain';
import type { CompanyRow } from '../../platform/db/company-tables.ts';
import type { MailSender } from './mail-content.ts';

/** Stands for the address of this server in a mail that has not left; no mail ever leaves with it. */
const thisServer = 'https://aferir.invalid';

/** The address that a personal link has in a mail, by which its holder comes to first access too. */
export function linkUrl(hash: string): string {
  return pageUrl(`/validar/${hash}`);
}

/** The address that a page of the app has in a mail. */
export function pageUrl(path: string): string {
  return `${thisServer}${path}`;
}

/** What mails tell of a company, and take from it. */
export type CompanyOfMails = Pick<
  CompanyRow,
  'id' | 'trade_name' | 'logo_url' | 'brand_color' | 'languages'
>;

/**
 * The company as its mails show it to a reader: in the language that the reader has chosen, or the company's first where they have
 * chosen none, or are nobody of the company.
 */
export function mailSenderOf(
  { id, trade_name, logo_url, brand_color, languages }: CompanyOfMails,
  reader: { readonly language: string | null } | null,
): MailSender {
  return {
    name: trade_name,
    logoUrl: logo_url && new URL(logo_url, `${thisServer}/`).href,
    color: brand_color,
    portalUrl: pageUrl(`/login-funcionario?idcliente=${id}`),
    language: languageOfPerson(reader?.language, languages),
  };
}

/**
 * A mail with the address that this server has now, `PUBLIC_URL`. It is filled in as a mail leaves or
 * is shown: one that was made before the address changed still leads here.
 */
export function addressMail<Mail extends { text: string; html: string }>(
  mail: Mail,
  publicUrl: string,
): Mail {
  const address = (text: string) => text.replaceAll(thisServer, publicUrl);
  return { ...mail, text: address(mail.text), html: address(mail.html) };
}
