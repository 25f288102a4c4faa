import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import { html, type SafeHtml } from '../../platform/html.ts';
import { type ElementFiles, readElementFiles } from './element-files.ts';
import { type ElementTag, elementTitles } from './element-titles.ts';
import { codeTags, type EmbeddedElement, embedSnippet, frameSnippet } from './embed-snippet.ts';
import { renderFramePage } from './frame-page.ts';
import { renderIntranet } from './intranet-page.ts';

interface ExamplePage {
  readonly name: string;
  readonly tag: ElementTag;
  readonly attributes?: SafeHtml;
  /** What the button says that opens it with a link; left out where no link does. */
  readonly opens?: string;
  /** Whether its link says whose it is. */
  readonly isOfPerson?: boolean;
}

const examplePages: readonly ExamplePage[] = [
  {
    name: 'questionario',
    tag: 'aferir-disc-questionnaire',
    opens: 'Abrir o questionário',
  },
  {
    name: 'relatorio',
    tag: 'aferir-behavioral-report',
    opens: 'Abrir o relatório',
  },
  {
    name: 'autoavaliacao',
    tag: 'aferir-performance-self-assessment',
    attributes: html` can-close`,
    opens: 'Abrir a autoavaliação',
  },
  {
    name: 'gestor',
    tag: 'aferir-manager-evaluation',
    opens: 'Abrir a avaliação do gestor',
  },
  {
    name: 'desempenho',
    tag: 'aferir-performance-report',
    opens: 'Abrir o relatório de desempenho',
  },
  {
    name: 'treinamento',
    tag: 'aferir-training-player',
    opens: 'Abrir o treinamento',
  },
  {
    name: 'jogo',
    tag: 'aferir-game-player',
    opens: 'Abrir o jogo ou a pesquisa',
    isOfPerson: true,
  },
  {
    name: 'portal',
    tag: 'aferir-employee-dashboard',
    attributes: html` id-cliente="1"`,
  },
];

/** Serves the page of an intranet, and that of a hostile host around each widget, under `/exemplos`, and how to embed them. */
export async function serveExamplePages(
  app: FastifyInstance,
  { widgetsDir, publicUrl }: Config,
): Promise<void> {
  const serve = (url: string, render: (files: ElementFiles) => string) =>
    app.get(url, async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(render(await readElementFiles(widgetsDir))),
    );
  serve('/exemplos/', (files) => renderIndex(publicUrl, files));
  serve('/exemplos/intranet.html', renderIntranet);
  serve('/exemplos/quadro.html', () => renderFramePage(publicUrl));
  for (const page of examplePages) {
    serve(`/exemplos/${page.name}.html`, (files) => renderExample(page, files[page.tag]));
  }
}

function renderExample({ tag, attributes }: ExamplePage, files: readonly string[] = []): string {
  return html`<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${elementTitles[tag]} em um site qualquer</title>
    <link rel="icon" href="/paginas/icone.svg" />
    <link rel="stylesheet" href="hostil.css" />
    <script type="module" src="pagina.js"></script>
    ${codeTags('/widgets', files)}
  </head>
  <body>
    <h1>Intranet da empresa</h1>
    <p>Este texto é da página, e a página maltrata tudo o que pode.</p>
    <button type="button">Botão da página</button>
    <${tag}${attributes}></${tag}>
    <h2>Eventos recebidos pela página</h2>
    <ol id="eventos" aria-live="off"></ol>
  </body>
</html>
`.toString();
}

function renderIndex(server: string, files: ElementFiles): string {
  return html`<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Exemplos de incorporação · Aferir</title>
    <link rel="icon" href="/paginas/icone.svg" />
    <link rel="stylesheet" href="/paginas/paginas.css" />
    <link rel="stylesheet" href="exemplos.css" />
    <script type="module" src="inicio.js"></script>
  </head>
  <body>
    <main class="wide">
      <h1>Exemplos de incorporação</h1>
      <h2>Em uma intranet</h2>
      <p>
        A <a href="intranet.html">intranet da Empresa Exemplo</a> mostra o portal do funcionário no meio da página, com a
        cor que você escolher. Entre com <code>bruno.lima@empresa.example</code> e a senha <code>aferir-123</code>.
      </p>
      <h2>Em um quadro</h2>
      <p>
        Onde a página não aceita scripts de outros sites, o <a href="quadro.html">componente vem em um quadro</a> (iframe). Na
        mesma conta de exemplo, ele cresce com o que mostra e avisa a página do que acontece.
      </p>
      <h2>Em páginas difíceis</h2>
      <p>
        Cada página abaixo é HTML puro, de um site que não é nosso: sem framework, com uma política de
        segurança estrita e com estilos que atrapalhariam qualquer componente desprotegido. Abra um
        link de avaliação, copie o valor de <code>hs</code> do endereço e cole aqui. De um jogo ou de uma pesquisa,
        cole o endereço inteiro.
      </p>
      <form class="card">
        <label for="hs">Código (hs) ou endereço do link</label>
        <input id="hs" name="hs" autocomplete="off" required />
        <div class="acoes">
          <button type="submit" value="intranet.html">Abrir o questionário na intranet</button>
          <button type="submit" value="quadro.html">Abrir o questionário em um quadro</button>
          ${examplePages.map(({ name, opens }) => opens && html`<button type="submit" value="${name}.html">${opens}</button>`)}
        </div>
      </form>
      <p>
        O <a href="portal.html">portal do funcionário</a> não precisa de link: quem é da empresa entra com
        e-mail e senha na própria página.
      </p>
      <h2>Como incorporar</h2>
      <p>
        Copie o trecho do componente para a página. As linhas <code>modulepreload</code> só adiantam a
        abertura: dão os nomes dos arquivos desta versão. Depois de uma atualização do servidor, a página
        continua funcionando com as antigas, e o trecho novo está aqui.
      </p>
      ${examplePages.map((page) => renderSnippet(elementTitles[page.tag], embedSnippet(server, elementOf(page, files))))}
      <h3>Em um quadro (iframe)</h3>
      <p>
        Um componente que um link abre leva o código dele depois de <code>#</code>, que nenhum servidor lê. Sem a linha do script, o
        quadro funciona com a altura que a página lhe dá.
      </p>
      ${[
        frameSnippet(server, 'aferir-employee-dashboard', '?id-cliente=1'),
        frameSnippet(server, 'aferir-disc-questionnaire', '?id-cliente=1#hs=CÓDIGO'),
      ].map((snippet) => html`<pre class="card"><code>${snippet}</code></pre>`)}
      <p>
        O site de origem precisa constar em <strong>Domínios autorizados</strong>, em Dados Cadastrais.
      </p>
    </main>
  </body>
</html>
`.toString();
}

function renderSnippet(title: string, snippet: string): SafeHtml {
  return html`<h3>${title}</h3><pre class="card"><code>${snippet}</code></pre>`;
}

function elementOf(page: ExamplePage, files: ElementFiles): EmbeddedElement {
  const { tag, attributes, opens, isOfPerson = false } = page;
  const isOpenedByLink = opens !== undefined;
  const own = attributes && { attributes };
  return { tag, files: files[tag] ?? [], isOpenedByLink, isOfPerson, ...own };
}
