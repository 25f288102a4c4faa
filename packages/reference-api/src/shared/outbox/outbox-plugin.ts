import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendPage } from '../../operation/pages/page.ts';
import { setContentSecurityPolicy } from '../../operation/plugins/security-headers.ts';
import { type Config, isLoopback } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/database.ts';
import { forbidden, notFound } from '../../platform/errors/failures.ts';
import { renderOutbox, renderOutboxMail } from './outbox-pages.ts';
import { listOutbox, type OutboxMail } from './outbox-store.ts';

/** A mail brings its styles along; it may do nothing but show itself and open links elsewhere. */
const mailPolicy = {
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'https:'],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"],
  sandbox: ['allow-popups', 'allow-popups-to-escape-sandbox'],
};

/** What the list may be narrowed to: the mails to one address. */
interface ListAddress {
  Querystring: { para?: string };
}

/** Lets one read the mails that never leave a demonstration. */
export async function outboxPlugin(
  app: FastifyInstance,
  { config: { publicUrl }, database }: { config: Pick<Config, 'publicUrl'>; database: Database },
): Promise<void> {
  const findMail = async (id: string): Promise<OutboxMail> => {
    if (!/^\d{1,9}$/.test(id)) throw notFound();
    const [mail] = await listOutbox(database, publicUrl, { id: Number(id) });
    if (!mail) throw notFound();
    return mail;
  };
  const mailsFor = ({ query: { para } }: FastifyRequest<ListAddress>) =>
    listOutbox(database, publicUrl, { recipient: para || undefined });

  // A page elsewhere could point its own name at this machine and read along.
  app.addHook('onRequest', async (request) => {
    if (!isExpectedHost(request, publicUrl)) throw forbidden();
  });

  app.get<ListAddress>('/caixa-de-saida', async (request, reply) => {
    const body = renderOutbox(await mailsFor(request), request.query.para);
    return sendPage(reply, 200, { title: 'Caixa de saída', body });
  });

  app.get<ListAddress>('/caixa-de-saida.json', async (request, reply) => {
    const mails = await mailsFor(request);
    return reply.header('cache-control', 'no-store').send(mails.map(toJson));
  });

  app.get<{ Params: { id: string } }>('/caixa-de-saida/:id', async (request, reply) => {
    const mail = await findMail(request.params.id);
    return sendPage(reply, 200, { title: mail.subject, body: renderOutboxMail(mail) });
  });

  app.get<{ Params: { id: string } }>('/caixa-de-saida/:id/corpo', async (request, reply) => {
    const mail = await findMail(request.params.id);
    setContentSecurityPolicy(reply, mailPolicy);
    return reply
      .header('x-frame-options', 'SAMEORIGIN')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(mail.html.replace(/<head[^>]*>/i, '$&<base target="_blank">'));
  });
}

function isExpectedHost({ headers: { host } }: FastifyRequest, publicUrl: string): boolean {
  if (!host || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return isLoopback(hostname) || hostname === new URL(publicUrl).hostname;
}

function toJson({ id, recipient, subject, text, html, created_at }: OutboxMail) {
  return { id, date: created_at.toISOString(), to: recipient, subject, text, html };
}
