import type { CompanyRow } from '../db/platform-tables.ts';
import type { MailSender } from './mail-content.ts';

/** The address that a personal link has in a mail. */
export function linkUrl(publicUrl: string, hash: string): string {
  return `${publicUrl}/validar/${hash}`;
}

/** The company as its mails show it. */
export function mailSenderOf(
  { trade_name, logo_url }: Pick<CompanyRow, 'trade_name' | 'logo_url'>,
  publicUrl: string,
): MailSender {
  return {
    name: trade_name,
    logoUrl: logo_url && new URL(logo_url, `${publicUrl}/`).href,
  };
}
