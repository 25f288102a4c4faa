import { DEFAULT_LANGUAGE, type Language } from '@aferir/domain';
import type { FastifyReply } from 'fastify';
import { html, type SafeHtml } from '../../platform/html.ts';

/** A page that the server itself writes; those of the product are the app's. */
export interface PageContent {
  readonly title: string;
  readonly body: SafeHtml;
  /** What it speaks. @default 'pt-BR' */
  readonly language?: Language;
  /** Suits forms and short messages. */
  readonly isNarrow?: boolean;
}

// Decorative: the name stands beside it.
const mark = html`<svg width="28" height="28" viewBox="0 0 24 24" aria-hidden="true"><rect width="24" height="24" rx="6" fill="#3e63dd"/><path d="M6.5 17.5 12 6.5l5.5 11M8.6 13.4h6.8" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/** The whole document, headed as the pages of the app are. */
export function renderPage({
  title,
  body,
  language = DEFAULT_LANGUAGE,
  isNarrow = false,
}: PageContent): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Aferir</title>
<link rel="icon" href="/paginas/icone.svg">
<link rel="stylesheet" href="/paginas/paginas.css">
</head>
<body>
<header class="brand">${mark}<span>Aferir</span></header>
<main class="${isNarrow ? 'narrow' : 'wide'}">
<h1>${title}</h1>
${body}
</main>
</body>
</html>`.toString();
}

/** Sends a page that no cache keeps. */
export function sendPage(reply: FastifyReply, status: number, content: PageContent): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(renderPage(content));
}

/** Sends a page that says one thing. */
export function sendMessagePage(
  reply: FastifyReply,
  status: number,
  title: string,
  text: string,
  language?: Language,
): FastifyReply {
  const body = html`<div class="card"><p>${text}</p></div>`;
  return sendPage(reply, status, {
    title,
    body,
    isNarrow: true,
    ...(language && { language }),
  });
}
