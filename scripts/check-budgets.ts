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
  'aferir-behavioral-report': [6, 2, 80],
  'aferir-disc-questionnaire': [5, 2, 62],
  'aferir-employee-dashboard': [7, 2, 105],
  'aferir-manager-evaluation': [7, 2, 125],
  'aferir-performance-report': [7, 2, 82],
  'aferir-performance-self-assessment': [6, 2, 66],
  '/validar/:hash?': [3, 1, 75],
  '/avaliacao': [3, 1, 75],
  '/avaliacaoDeDesempenho': [3, 1, 77],
  '/relatorio?hs': [3, 1, 108],
  '/analisegestor?hs': [3, 1, 140],
  '/login': [4, 1, 205],
  '/avaliacao-gestor': [6, 1, 244],
  '/dashboard-funcionario': [6, 1, 244],
  '/historico-desempenho-funcionario': [6, 1, 246],
  '/relatorio': [6, 1, 244],
  '/homelogado': [6, 1, 233],
  '/homelogado/comportamental': [6, 1, 246],
  '/homelogado/desempenho': [6, 1, 246],
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
