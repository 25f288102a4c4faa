import { html, type SafeHtml } from '../../platform/html.ts';
import type { OutboxMail } from './outbox-store.ts';

const moment = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Sao_Paulo',
});

/** The newest mails first; all of them, or those to one address. */
export function renderOutbox(mails: readonly OutboxMail[], recipient?: string): SafeHtml {
  const shown = recipient
    ? html`<p class="meta">E-mails para ${recipient} · <a href="/caixa-de-saida">Ver todos</a></p>`
    : null;
  if (mails.length === 0) {
    return html`${shown}<div class="card"><p>Nenhum e-mail por aqui ainda.</p>
<p class="meta">Os e-mails enviados pelo sistema aparecem nesta página.</p></div>`;
  }
  const rows = mails.map(
    (mail) => html`<li class="card"><a href="/caixa-de-saida/${mail.id}">${mail.subject}</a>
<div class="meta">Para <a href="/caixa-de-saida?para=${encodeURIComponent(mail.recipient)}">${mail.recipient}</a>
 · ${moment.format(mail.created_at)}</div></li>`,
  );
  return html`${shown}<ul class="mails">${rows}</ul>`;
}

/** One mail as its reader sees it, with its plain text below. */
export function renderOutboxMail(mail: OutboxMail): SafeHtml {
  const attachment =
    mail.attachment_name && html`<p class="meta">Anexo: ${mail.attachment_name}</p>`;
  return html`<p><a href="/caixa-de-saida">← Caixa de saída</a></p>
<p class="meta">Para ${mail.recipient} · ${moment.format(mail.created_at)}</p>
${attachment || null}
<iframe title="E-mail" src="/caixa-de-saida/${mail.id}/corpo"
 sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>Texto simples</h2>
<pre class="card">${mail.text}</pre>`;
}
