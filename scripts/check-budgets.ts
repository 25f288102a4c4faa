// Fails when a page of the product or an element fetches more than it may before its first screen: requests, round
// trips one after the other, and bytes of the built files. Calls of the API come on top.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Budget, elementBudgets } from './lib/element-budgets.ts';
import { costsOf, type Journey } from './lib/journeys.ts';
import { root } from './lib/run.ts';

const ELEMENTS = 'packages/widgets/dist-browser';
const APP = 'packages/reference-app/dist';
const loader = `${ELEMENTS}/loader.js`;

/** What a page may that has no budget of its own: opened by a link, and behind a sign-in. */
const usual = { byLink: [5, 1, 144], signedIn: [12, 1, 305] } satisfies Record<string, Budget>;

/** Those of elements, and of pages that are to stay below what is usual or can't. */
const budgets: Readonly<Record<string, Budget>> = {
  ...elementBudgets,
  '/embed/disc-questionnaire': [6, 1, 72],
  'embed/host.js': [1, 1, 1],
  '/validar/:hash?': [3, 1, 83],
  '/avaliacao': [3, 1, 83],
  '/avaliacaoDeDesempenho': [3, 1, 84],
  '/tutorial-disc': [3, 1, 84],
  '/pesquisa?hs': [3, 1, 86],
  '/relatorio?hs': [5, 1, 147],
  '/analisegestor?hs': [5, 1, 170],
  '/plataformadetreinamento?hs': [5, 1, 131],
  '/certificado': [5, 1, 131],
  '/login': [7, 1, 186],
  '/avaliacao-gestor': [8, 1, 222],
  '/dashboard-funcionario': [6, 1, 176],
  '/historico-desempenho-funcionario': [8, 1, 230],
  '/perfil-funcionario': [10, 1, 288],
  '/relatorio': [7, 1, 186],
  '/plataformadetreinamento': [15, 1, 332],
  '/homelogado': [4, 1, 102],
  '/homelogado/comportamental': [8, 1, 230],
  '/homelogado/mapa-da-equipe': [17, 1, 351],
  '/homelogado/desempenho': [8, 1, 230],
  '/homelogado/organograma/:id?': [13, 1, 357],
  '/homelogado/cargos/:id?': [12, 1, 303],
  '/funcionarios/:id?': [13, 1, 325],
  '/funcionarios/importar': [11, 1, 307],
  '/homelogado/treinamentos': [7, 1, 222],
  '/homelogado/treinamentos/:id?': [21, 1, 406],
  '/homelogado/treinamentos/relatorio/:id?': [7, 1, 222],
  '/homelogado/ciclos/:id?': [31, 1, 391],
  '/homelogado/ciclos/editar/:id?': [21, 1, 307],
  '/homelogado/ciclos/calibracao/:id?': [16, 1, 328],
  '/homelogado/ciclos': [10, 1, 212],
  '/totem/:hash?': [14, 1, 305],
  '/homelogado/relatorio-da-diretoria': [14, 1, 327],
  '/homelogado/jogos': [7, 1, 213],
  '/homelogado/jogos/:id?': [23, 1, 425],
  '/homelogado/jogos/resultados/:id?': [10, 1, 241],
  '/homelogado/jogos/nr1/:id?': [10, 1, 241],
};

const journeys: Journey[] = [...elementJourneys(), ...frameJourneys(), ...pageJourneys()];
const costs = await costsOf(journeys, root);
console.table(costs);

const faults = [
  ...Object.keys(budgets).filter((name) => !costs.some((cost) => cost.name === name)),
  ...costs.filter(isOver).map(({ name }) => name),
];
if (faults.length > 0) {
  console.error(`Over the budget, or not in the build: ${faults.join(', ')}`);
  process.exitCode = 1;
}

function isOver({ name, requests, levels, KB }: (typeof costs)[number]): boolean {
  const [mostRequests, mostLevels, mostKB] = budgetOf(name);
  return requests > mostRequests || levels > mostLevels || KB > mostKB;
}

function budgetOf(name: string): Budget {
  const isPage = name.startsWith('/');
  const otherwise = name.endsWith('?hs') ? usual.byLink : usual.signedIn;
  return budgets[name] ?? (isPage ? otherwise : [0, 0, 0]);
}

/** The loader, and then what it knows of each element. */
function elementJourneys(): Journey[] {
  return Object.entries(elementFiles()).map(([name, files]) => ({
    name,
    steps: [[loader], files],
  }));
}

/** What the page of an element names at once, and what a host takes to hold it. */
function frameJourneys(): Journey[] {
  const files = elementFiles()['aferir-disc-questionnaire'] ?? [];
  return [
    { name: '/embed/disc-questionnaire', steps: [[loader, `${APP}/embed/frame.js`, ...files]] },
    { name: 'embed/host.js', steps: [[`${APP}/embed/host.js`]] },
  ];
}

/** The files of each element, as the build lists them. */
function elementFiles(): Record<string, string[]> {
  const listed = JSON.parse(readFileSync(join(root, ELEMENTS, 'elements.json'), 'utf8')) as Record<
    string,
    string[]
  >;
  return Object.fromEntries(
    Object.entries(listed).map(([tag, files]) => [tag, files.map((file) => `${ELEMENTS}/${file}`)]),
  );
}

/** What the server's HTML names of each page of the app. */
function pageJourneys(): Journey[] {
  const index = readFileSync(join(root, APP, 'index.html'), 'utf8');
  const everyPage = [...index.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)];
  const shared = everyPage.map(([, file = '']) => file);
  const pages = JSON.parse(readFileSync(join(root, APP, 'pages.json'), 'utf8')) as {
    pattern: string;
    query?: string;
    scripts: string[];
    sheet?: string;
  }[];
  return pages
    .map((page) => ({ ...page, name: page.query ? `${page.pattern}?${page.query}` : page.pattern }))
    .map(({ name, scripts, sheet }) => {
      const ofEveryPage = sheet ? shared.filter((file) => !file.endsWith('.css')) : shared;
      const named = [...ofEveryPage, ...(sheet ? [sheet] : []), ...scripts];
      return { name, steps: [named.map((file) => APP + file)] };
    });
}
