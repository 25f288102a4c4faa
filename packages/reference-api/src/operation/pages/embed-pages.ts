import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Language, languageOf } from '@aferir/domain';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import { html } from '../../platform/html.ts';
import { setContentSecurityPolicy } from '../plugins/security-headers.ts';
import { staticFolder } from '../plugins/static-folder.ts';
import { type ElementFiles, readElementFiles } from './element-files.ts';
import { type ElementTag, isElementTag, spokenTitles } from './element-titles.ts';
import { codeTags } from './embed-snippet.ts';
import { ancestorsOf, type FrameOrigins, ownerOfElement } from './frame-origins.ts';
import { sendMessagePage } from './page.ts';
import { digestOf } from './script-digest.ts';

/** What the pages of elements are made with. */
export interface EmbedPagesOptions extends Config {
  readonly frameOrigins: FrameOrigins;
}

/** A frame is transparent where it has the scheme of the page around; its own goes by that of the element. */
const styleText = [
  ':root{color-scheme:light dark}',
  '[data-theme=light]{color-scheme:light}',
  '[data-theme=dark]{color-scheme:dark}',
  'body{display:flow-root;margin:0;font-family:system-ui,sans-serif}',
].join('');

/** Files of our own alone, and who may hold the page. */
const framePolicy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", digestOf(styleText)],
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'media-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

/**
 * Serves a page for each element, at `/embed/` and its tag without the prefix, for hosts that let no script of
 * others in: it holds the element alone, and the address says its attributes. Beside them lies a host's script.
 */
export async function serveEmbedPages(
  app: FastifyInstance,
  { appDir, widgetsDir, frameOrigins }: EmbedPagesOptions,
): Promise<void> {
  app.get<{ Params: { element: string } }>(
    '/embed/:element(^[a-zA-Z-]+$)',
    async (request, reply) => {
      const origins = await ancestorsOf(frameOrigins, request, ownerOfElement(request.url));
      letHold(reply, origins);
      const language = languageIn(request);
      const tag = `aferir-${request.params.element.toLowerCase()}`;
      if (!isElementTag(tag)) {
        const { title, text } = unknownElement[language];
        return sendMessagePage(reply, 404, title, text, language);
      }
      const files = await readElementFiles(widgetsDir);
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(
          renderEmbed({
            tag,
            files,
            origins,
            theme: themeIn(request),
            language,
          }),
        );
    },
  );
  const scripts = path.join(appDir, 'embed');
  if (existsSync(scripts)) await app.register(serveScripts, { scripts });
}

// Pages of any origin may run the host's, and a page in a sandbox is of none.
async function serveScripts(app: FastifyInstance, { scripts }: { scripts: string }): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
    reply.header('cross-origin-resource-policy', 'cross-origin');
  });
  await app.register(fastifyStatic, staticFolder('/embed/', scripts));
}

function letHold(reply: FastifyReply, origins: readonly string[]): void {
  setContentSecurityPolicy(reply, { ...framePolicy, 'frame-ancestors': ["'self'", ...origins] });
  // The older header can name no origin.
  if (origins.length > 0) reply.removeHeader('x-frame-options');
  else reply.header('x-frame-options', 'SAMEORIGIN');
}

function themeIn(request: FastifyRequest): 'light' | 'dark' | undefined {
  const { theme } = request.query as { theme?: unknown };
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}

function languageIn(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: unknown };
  return languageOf(typeof lang === 'string' ? lang : undefined);
}

/** What the page says by itself, where the element can't. */
interface EmbedSentences {
  /** Where no script runs. */
  readonly noScript: string;
  /** Where the page around takes from it what it works with. */
  readonly sandboxed: string;
  /** Where the code of the element does not come. */
  readonly unreachable: string;
}

const sentences: Readonly<Record<Language, EmbedSentences>> = {
  'pt-BR': {
    noScript: 'Para ver este conteúdo, habilite o JavaScript do navegador.',
    sandboxed:
      'A página que mostra este conteúdo não o deixa funcionar: o atributo sandbox do iframe precisa de allow-scripts allow-same-origin allow-forms.',
    unreachable:
      'Não foi possível carregar este conteúdo. Verifique a conexão e recarregue a página.',
  },
  en: {
    noScript: 'To see this content, turn on JavaScript in the browser.',
    sandboxed:
      'The page that shows this content does not let it work: the sandbox attribute of the iframe needs allow-scripts allow-same-origin allow-forms.',
    unreachable: 'This content could not be loaded. Check your connection and reload the page.',
  },
  es: {
    noScript: 'Para ver este contenido, habilita JavaScript en el navegador.',
    sandboxed:
      'La página que muestra este contenido no lo deja funcionar: el atributo sandbox del iframe necesita allow-scripts allow-same-origin allow-forms.',
    unreachable: 'No se pudo cargar este contenido. Revisa la conexión y recarga la página.',
  },
};

/** What is said where there is no such element. */
const unknownElement: Readonly<Record<Language, { title: string; text: string }>> = {
  'pt-BR': {
    title: 'Componente não encontrado',
    text: 'Não há um componente com este nome. Confira o endereço do quadro.',
  },
  en: {
    title: 'Component not found',
    text: 'There is no component of this name. Check the address of the frame.',
  },
  es: {
    title: 'Componente no encontrado',
    text: 'No hay un componente con este nombre. Revisa la dirección del marco.',
  },
};

interface EmbedPage {
  readonly tag: ElementTag;
  readonly files: ElementFiles;
  readonly origins: readonly string[];
  readonly theme: 'light' | 'dark' | undefined;
  readonly language: Language;
}

// What leads out of the element opens beside the host's page: its frame is not for other pages.
function renderEmbed({ tag, files, origins, theme, language }: EmbedPage): string {
  const { noScript, sandboxed, unreachable } = sentences[language];
  return html`<!doctype html>
<html lang="${language}"${theme && html` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<base target="_blank">
<title>${spokenTitles[language][tag]} · Aferir</title>
<link rel="icon" href="/paginas/icone.svg">
<style>${styleText}</style>
${codeTags('/widgets', files[tag] ?? [])}
<script type="module" src="/embed/frame.js"></script>
</head>
<body data-tag="${tag}" data-origins="${origins.join(' ')}" data-sandboxed="${sandboxed}" data-unreachable="${unreachable}">
<noscript>${noScript}</noscript>
</body>
</html>
`.toString();
}
