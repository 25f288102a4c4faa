import type { Language } from '@aferir/domain';

/** A file that travels with a mail. */
export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Uint8Array;
}

/** What a template makes: the mail without its address. */
export interface MailContent {
  subject: string;
  html: string;
  text: string;
  attachment?: MailAttachment;
}

/** The company in whose name a mail is sent, and how it speaks to whoever reads that. */
export interface MailSender {
  name: string;
  /** Absolute address of the logo; without one the name stands alone. */
  logoUrl: string | null;
  /** `#rrggbb`; without one the product's. */
  color: string | null;
  /** Where its people sign in; the installation itself has none. */
  portalUrl: string | null;
  /** What its reader is addressed in. */
  language: Language;
}
