import type { MailContent } from './mail-content.ts';

/** A mail on its way out. */
export interface OutgoingMail extends MailContent {
  id: number;
  to: string;
}

/** Hands mails over to the world. A failed `send` rejects; whoever called tries again later. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Whether an address belongs to the reserved domain of examples, whose mail never leaves. */
export function isExampleAddress(address: string): boolean {
  return /[@.]example\.?>?$/i.test(address.trim());
}
