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
  const deadline = Date.now() + 15_000;
  while (Date.now() < deadline) {
    const messages = await mailsTo(baseUrl, to, since);
    const found = messages.find((message) => message.subject.includes(subject));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error(`No mail to ${to} arrived.`);
}

/** The messages to this address that were sent after `since`, newest first. */
export async function mailsTo(baseUrl: string, to: string, since: Date): Promise<OutboxMessage[]> {
  const reply = await fetch(`${baseUrl}/caixa-de-saida.json?para=${encodeURIComponent(to)}`);
  const messages = (await reply.json()) as OutboxMessage[];
  return messages.filter((message) => new Date(message.date) >= since);
}

/** The first link of the product in a message's text. */
export function linkIn(message: OutboxMessage): string {
  const link = /https?:\/\/\S+/.exec(message.text)?.[0];
  if (!link) throw new Error(`No link in "${message.subject}".`);
  return link.replace(/[).,]+$/, '');
}
