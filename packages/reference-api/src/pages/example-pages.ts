import type { FastifyInstance } from 'fastify';
import { html, type SafeHtml } from '../mail/html.ts';

interface ExamplePage {
  readonly name: string;
  readonly title: string;
  /** The tag as a host writes it. */
  readonly widget: SafeHtml;
}

const examplePages: readonly ExamplePage[] = [
  {
    name: 'questionario',
    title: 'Questionário em um site qualquer',
    widget: html`<aferir-disc-questionnaire></aferir-disc-questionnaire>`,
  },
  {
    name: 'relatorio',
    title: 'Relatório em um site qualquer',
    widget: html`<aferir-behavioral-report></aferir-behavioral-report>`,
  },
  {
    name: 'autoavaliacao',
    title: 'Autoavaliação em um site qualquer',
    widget: html`<aferir-performance-self-assessment can-close></aferir-performance-self-assessment>`,
  },
  {
    name: 'gestor',
    title: 'Avaliação do gestor em um site qualquer',
    widget: html`<aferir-manager-evaluation></aferir-manager-evaluation>`,
  },
  {
    name: 'desempenho',
    title: 'Relatório de desempenho em um site qualquer',
    widget: html`<aferir-performance-report></aferir-performance-report>`,
  },
  {
    name: 'portal',
    title: 'Portal do funcionário em um site qualquer',
    widget: html`<aferir-employee-dashboard id-cliente="1"></aferir-employee-dashboard>`,
  },
];

/** Serves a page of a hostile host around each widget, under `/exemplos`. */
export async function serveExamplePages(app: FastifyInstance): Promise<void> {
  for (const page of examplePages) {
    app.get(`/exemplos/${page.name}.html`, async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(renderExample(page)),
    );
  }
}

function renderExample({ title, widget }: ExamplePage): string {
  return html`<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <link rel="icon" href="/paginas/icone.svg" />
    <link rel="stylesheet" href="hostil.css" />
    <script type="module" src="/widgets/loader.js"></script>
    <script type="module" src="pagina.js"></script>
  </head>
  <body>
    <h1>Intranet da empresa</h1>
    <p>Este texto é da página, e a página maltrata tudo o que pode.</p>
    <button type="button">Botão da página</button>
    ${widget}
    <h2>Eventos recebidos pela página</h2>
    <ol id="eventos" aria-live="off"></ol>
  </body>
</html>
`.toString();
}
