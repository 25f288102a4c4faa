import { expect } from '@playwright/test';

/** A message of the outbox, as `/caixa-de-saida.json` lists it, newest first. */
export interface OutboxMessage {
  id: number | string;
  date: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Waits for the newest message to this address, sent after `since` and about `subject`. */
export async function nextMail(
  baseUrl: string,
  to: string,
  since: Date = new Date(0),
  subject = '',
): Promise<OutboxMessage> {
  const find = async () => {
    const messages = await mailsTo(baseUrl, to, since);
    return messages.find((message) => message.subject.includes(subject));
  };
  await expect.poll(find, `a mail to ${to} about '${subject}'`).toBeDefined();
  return (await find()) as OutboxMessage;
}

/** The messages to this address, or to anybody, that were sent after `since`, newest first. */
export async function mailsTo(
  baseUrl: string,
  to: string | undefined,
  since: Date,
): Promise<OutboxMessage[]> {
  const reply = await fetch(`${baseUrl}/caixa-de-saida.json?para=${encodeURIComponent(to ?? '')}`);
  const messages = (await reply.json()) as OutboxMessage[];
  return messages.filter((message) => new Date(message.date) >= since);
}

/** The first link of the product in a message's text. */
export function linkIn(message: OutboxMessage): string {
  const link = /https?:\/\/\S+/.exec(message.text)?.[0];
  if (!link) throw new Error(`No link in "${message.subject}".`);
  return link.replace(/[).,]+$/, '');
}
