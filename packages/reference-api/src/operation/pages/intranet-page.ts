import { html } from '../../platform/html.ts';
import { codeTags } from './embed-snippet.ts';

const brandColors = ['#0b6e4f', '#b3261e', '#6a1b9a', '#0057b8', '#ffcc00'];

const news: readonly (readonly [day: string, title: string])[] = [
  ['Hoje', 'Campanha do agasalho: caixas na recepção até sexta-feira'],
  ['Ontem', 'Refeitório reabre com cardápio novo'],
  ['2ª-feira', 'Bem-vinda, equipe de Campinas!'],
];

/**
 * A page as a company's intranet would have it, with a widget in its middle whose color and scheme can be
 * tried; with the code of a link in its address it shows the questionnaire, else the portal.
 */
export function renderIntranet(files: Readonly<Record<string, readonly string[]>>): string {
  return html`<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Intranet da Empresa Exemplo</title>
    <link rel="icon" href="/paginas/icone.svg" />
    <link rel="stylesheet" href="intranet.css" />
    ${codeTags('/widgets', files['aferir-employee-dashboard'] ?? [])}
    <script type="module" src="intranet.js"></script>
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
        <p class="linha">O que está no quadro abaixo é um componente da Aferir; o resto é da página.</p>
        <div id="lugar" class="quadro"></div>
      </main>
      <aside>
        <form class="cartao" id="aparencia" aria-labelledby="aparencia-titulo">
          <h2 id="aparencia-titulo">Experimente a cor da sua marca</h2>
          <div class="cores">
            ${brandColors.map((color) => html`<button type="button" class="cor" data-cor="${color}" aria-label="Cor ${color}"></button>`)}
          </div>
          <label>Outra cor <input type="color" name="cor" value="${brandColors[0] ?? ''}" /></label>
          <label>
            Aparência
            <select name="tema">
              <option value="auto">do aparelho</option>
              <option value="light">clara</option>
              <option value="dark">escura</option>
            </select>
          </label>
          <p class="legenda">É o que se escreve na página:</p>
          <pre><code id="trecho"></code></pre>
        </form>
        <section class="cartao" aria-labelledby="mural">
          <h2 id="mural">Mural</h2>
          <ul class="mural">
            ${news.map(([day, title]) => html`<li><span class="legenda">${day}</span>${title}</li>`)}
          </ul>
        </section>
      </aside>
    </div>
  </body>
</html>
`.toString();
}
