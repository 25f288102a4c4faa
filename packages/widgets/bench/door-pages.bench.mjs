// How long somebody who is signed in waits, with an old phone on a slow network, for what a page of the
// app is opened for, and how many requests come before it.

import { signInAsEmployee } from '../../../e2e/support/portal.ts';
import { startSmallServer } from '../../../e2e/support/server.ts';
import { signInAsStaff } from '../../../e2e/support/staff.ts';
import { median, round } from '../../../scripts/lib/quantiles.ts';
import { openBrowser } from './door/open-browser.mjs';
import { measureOpening, openSlowPhone } from './door/slow-phone.mjs';
import { tellTargets } from './door/told.mjs';

const ROUNDS = 3;
const SECONDS = 3.5;
const REQUESTS = 12;

const staff = (page, url) => signInAsStaff(page, url);
const employee = (page, url) => signInAsEmployee(page, url, 'bruno.lima@empresa.example');

// What says that the useful part is there comes from the server.
const screens = {
  portal: { signIn: employee, path: '/dashboard-funcionario', text: 'Enviado em' },
  'staff section': { signIn: staff, path: '/homelogado/comportamental', text: 'Ana Souza' },
  // The first that staff see after their sign-in.
  'staff home': { signIn: staff, path: '/homelogado', text: 'sem resposta', seconds: 2.5 },
  report: { signIn: staff, path: '/relatorio?idResposta=8', text: 'Perfil secundário' },
};

const server = await startSmallServer();
const results = Object.fromEntries(Object.keys(screens).map((name) => [name, []]));
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [name, screen] of Object.entries(screens)) results[name].push(await measure(screen));
}
await server.stop();

const rows = Object.entries(results).map(([page, rounds]) => {
  const middle = (what) => median(rounds.map((one) => one[what]));
  const [seconds, requests] = [round(middle('contentMs') / 1000, 2), middle('requests')];
  return {
    page,
    'useful content s': seconds,
    'requests before it': requests,
    levels: middle('levels'),
    'JS + CSS KB': round(middle('bytes') / 1000),
    'blocking ms': round(middle('blockingMs'), 0),
    holds: seconds <= (screens[page].seconds ?? SECONDS) && requests <= REQUESTS,
  };
});
tellTargets(rows);

async function measure({ signIn, path, text }) {
  const signedIn = await openBrowser();
  const entrance = await signedIn.newPage();
  await signIn(entrance, server.url);
  const session = await entrance.context().storageState();
  await signedIn.close();

  const browser = await openBrowser();
  const phone = await openSlowPhone(browser, { selector: 'main', text }, session);
  const opening = await measureOpening(phone, `${server.url}${path}`);
  await browser.close();
  return opening;
}
