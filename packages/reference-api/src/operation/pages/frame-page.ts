import { html } from '../../platform/html.ts';
import { frameSnippet } from './embed-snippet.ts';

/**
 * A page of a company that lets no script of others in but that of a host, and has an element in a frame: with the
 * code of a link in its address the questionnaire, else the portal.
 */
export function renderFramePage(server: string): string {
  const snippet = frameSnippet(server, 'aferir-employee-dashboard', '?id-cliente=1');
  return html`<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Página com um quadro</title>
    <link rel="icon" href="/paginas/icone.svg" />
    <link rel="stylesheet" href="intranet.css" />
    <script src="/embed/host.js" defer></script>
    <script type="module" src="quadro.js"></script>
  </head>
  <body>
    <header class="faixa">
      <div class="largura topo">
        <img src="logos/empresa-exemplo.svg" alt="" height="36" />
        <p class="nome">Empresa Exemplo</p>
        <p class="lema">Intranet</p>
      </div>
    </header>
    <div class="largura corpo">
      <main>
        <h1>Desenvolvimento de pessoas</h1>
        <p class="linha">O que está abaixo é um quadro (iframe) com um componente da Aferir; o resto é da página.</p>
        <iframe class="quadro" data-aferir title="Aferir" width="100%" height="640" allow="fullscreen"></iframe>
      </main>
      <aside>
        <form class="cartao" id="aparencia">
          <label>
            Aparência
            <select name="tema">
              <option value="auto">do aparelho</option>
              <option value="light">clara</option>
              <option value="dark">escura</option>
            </select>
          </label>
          <p class="legenda">É o que se escreve na página:</p>
          <pre><code>${snippet}</code></pre>
        </form>
        <section class="cartao" aria-labelledby="eventos-titulo">
          <h2 id="eventos-titulo">Eventos recebidos pela página</h2>
          <ol id="eventos" aria-live="off"></ol>
        </section>
      </aside>
    </div>
  </body>
</html>
`.toString();
}
