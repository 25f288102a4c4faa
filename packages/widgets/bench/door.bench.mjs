// How long somebody with an old phone on a slow network waits for the first question, and for each tap
// after it: beside a plain React page and SurveyJS with the same questions, in turn.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, quantile, round } from '../../../scripts/lib/quantiles.ts';
import { openBrowser } from './door/open-browser.mjs';
import { buildPage, serveFolder, serveWithSlowPreflights } from './door/serve-pages.mjs';
import { serveProduct } from './door/served-product.mjs';
import { measureOpening, openSlowPhone, slow4G } from './door/slow-phone.mjs';
import { measureTaps } from './door/taps.mjs';
import { tellTargets } from './door/told.mjs';

const ROUNDS = 3;
const FLOOR = 'plain React page';
const [ELEMENT, APP, MAIL] = ['element on a foreign page', '/avaliacao', 'mailed link'];

// Ratios to the plain page; kilobytes as they are.
const TARGET = {
  [ELEMENT]: { question: 1.25, blocking: 1, KB: 90, tapP50: 1.3, tapP98: 1.5 },
  [APP]: { question: 1, blocking: 1, KB: 100, tapP50: 1.3, tapP98: 1.5 },
};

// What the example company lets embed its widgets.
const allowedPorts = [8000, 5500, 8080, 5000, 4200, 3000, 4173, 5173];

const folder = mkdtempSync(join(tmpdir(), 'aferir-bench-'));
for (const name of ['plain', 'survey']) await buildPage(name, folder);
const product = await serveProduct();
const proxy = await serveWithSlowPreflights(product.url, slow4G.latencyMs);
const questions = JSON.stringify(product.questions);
const texts = {
  '/plain/questions.json': questions,
  '/survey/questions.json': questions,
  '/foreign.html': foreignPage(),
};
const pages = await serveFolder(folder, texts, allowedPorts);
const addresses = {
  [FLOOR]: `${pages.origin}/plain/page.html`,
  SurveyJS: `${pages.origin}/survey/page.html`,
  [ELEMENT]: `${pages.origin}/foreign.html`,
  [APP]: `${product.url}/avaliacao?hs=${product.hash}`,
  // It finds out first what it opens.
  [MAIL]: product.link,
};

const results = Object.fromEntries(Object.keys(addresses).map((name) => [name, []]));
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [name, address] of Object.entries(addresses)) {
    results[name].push(await measure(address));
  }
}
await pages.stop();
await proxy.stop();
await product.stop();
rmSync(folder, { recursive: true });

const figures = Object.fromEntries(
  Object.entries(results).map(([name, rounds]) => [name, figuresOf(rounds)]),
);
console.log('As measured');
console.table(
  Object.fromEntries(
    Object.entries(figures).map(([name, one]) => [
      name,
      {
        'first question s': round(one.question / 1000, 2),
        'blocking ms': round(one.blocking, 0),
        'JS + CSS KB': round(one.KB),
        requests: one.requests,
        levels: one.levels,
        'tap p50 ms': round(one.tapP50),
        'tap p98 ms': round(one.tapP98),
      },
    ]),
  ),
);

const rows = Object.entries(TARGET).flatMap(([name, targets]) =>
  Object.entries(targets).map(([measure, target]) => {
    const today = figures[name][measure];
    const figure = measure === 'KB' ? today : today / figures[FLOOR][measure];
    return { of: name, measure, figure: round(figure, 2), target, holds: figure <= target };
  }),
);
console.log('Against the plain page (KB as they are)');
tellTargets(rows);

async function measure(address) {
  const browser = await openBrowser();
  const phone = await openSlowPhone(browser);
  const opening = await measureOpening(phone, address);
  const taps = await measureTaps(phone);
  await browser.close();
  return { ...opening, taps };
}

function figuresOf(rounds) {
  const middle = (name) => median(rounds.map((one) => one[name]));
  const taps = rounds.flatMap((one) => one.taps);
  return {
    question: middle('contentMs'),
    blocking: middle('blockingMs'),
    KB: middle('bytes') / 1000,
    requests: middle('requests'),
    levels: middle('levels'),
    tapP50: median(taps),
    tapP98: quantile(taps, 0.98),
  };
}

function foreignPage() {
  return `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>Intranet</title>
    <script type="module" src="${proxy.origin}/widgets/loader.js"></script>
  </head>
  <body>
    <h1>Intranet</h1>
    <aferir-disc-questionnaire api-base="${proxy.origin}/api/v1"></aferir-disc-questionnaire>
    <script>
      document.querySelector('aferir-disc-questionnaire').hs = '${product.hash}';
    </script>
  </body>
</html>
`;
}
