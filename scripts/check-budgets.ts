// Fails when a page of the product or an element fetches more than it may before its first screen: requests, round
// trips one after the other, and bytes of the built files. Calls of the API come on top.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { costOf, type Journey } from './lib/journeys.ts';
import { root } from './lib/run.ts';

const ELEMENTS = 'packages/widgets/dist-browser';
const APP = 'packages/reference-app/dist';

/** At most: requests, levels, and gzipped kilobytes; of an element with the loader's three. */
const budgets: Readonly<Record<string, readonly [requests: number, levels: number, KB: number]>> = {
  'aferir-behavioral-report': [6, 2, 86],
  'aferir-disc-questionnaire': [5, 2, 70],
  'aferir-employee-dashboard': [7, 2, 85],
  'aferir-game-player': [5, 2, 73],
  'aferir-manager-evaluation': [7, 2, 96],
  'aferir-performance-report': [7, 2, 90],
  'aferir-performance-self-assessment': [6, 2, 73],
  'aferir-training-player': [4, 2, 60],
  '/validar/:hash?': [3, 1, 79],
  '/avaliacao': [3, 1, 79],
  '/avaliacaoDeDesempenho': [3, 1, 80],
  '/pesquisa?hs': [3, 1, 82],
  '/relatorio?hs': [5, 1, 131],
  '/analisegestor?hs': [5, 1, 143],
  '/plataformadetreinamento?hs': [5, 1, 116],
  '/certificado': [5, 1, 116],
  '/login': [7, 1, 166],
  '/avaliacao-gestor': [8, 1, 192],
  '/dashboard-funcionario': [6, 1, 158],
  '/historico-desempenho-funcionario': [7, 1, 195],
  '/relatorio': [7, 1, 170],
  '/homelogado': [4, 1, 94],
  '/homelogado/comportamental': [7, 1, 195],
  '/homelogado/desempenho': [7, 1, 195],
  '/homelogado/organograma/:id?': [13, 1, 321],
  '/homelogado/cargos/:id?': [11, 1, 269],
  '/funcionarios/:id?': [11, 1, 269],
  '/homelogado/treinamentos': [7, 1, 194],
  '/homelogado/jogos': [7, 1, 186],
};

const journeys: Journey[] = [...elementJourneys(), ...pageJourneys()];
const costs = await Promise.all(journeys.map((journey) => costOf(journey, root)));
console.table(costs);

const faults = [
  ...Object.keys(budgets).filter((name) => !costs.some((cost) => cost.name === name)),
  ...costs.filter(isOver).map(({ name }) => name),
];
if (faults.length > 0) {
  console.error(`Over the budget, without one, or not in the build: ${faults.join(', ')}`);
  process.exitCode = 1;
}

function isOver({ name, requests, levels, KB }: (typeof costs)[number]): boolean {
  const [mostRequests = 0, mostLevels = 0, mostKB = 0] = budgets[name] ?? [];
  return requests > mostRequests || levels > mostLevels || KB > mostKB;
}

/** The loader, and then what it knows of each element. */
function elementJourneys(): Journey[] {
  const listed = JSON.parse(readFileSync(join(root, ELEMENTS, 'elements.json'), 'utf8')) as Record<
    string,
    string[]
  >;
  return Object.entries(listed).map(([name, files]) => ({
    name,
    steps: [[`${ELEMENTS}/loader.js`], files.map((file) => `${ELEMENTS}/${file}`)],
  }));
}

/** What the server's HTML names of each page of the app that has a budget. */
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
    .filter(({ name }) => name in budgets)
    .map(({ name, scripts, sheet }) => {
      const ofEveryPage = sheet ? shared.filter((file) => !file.endsWith('.css')) : shared;
      const named = [...ofEveryPage, ...(sheet ? [sheet] : []), ...scripts];
      return { name, steps: [named.map((file) => APP + file)] };
    });
}
