import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import type { TestServer } from './support/server.ts';
import { test } from './support/small-server.ts';
import { openStaffApi, type StaffApi } from './support/staff-api.ts';

let server: TestServer;
let intranet: Server;
let origin: string;
let staff: StaffApi;

test.beforeAll(async ({ smallServer }) => {
  server = smallServer;
  staff = await openStaffApi(server.url);
  // The page that is asked for holds the address that its query names.
  intranet = createServer((request, reply) => {
    const address = new URL(request.url ?? '/', origin).searchParams.get('src') ?? '';
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    reply.end(
      `<!doctype html><title>Intranet</title><iframe src="${encodeURI(address)}"></iframe>`,
    );
  }).listen(0, '127.0.0.1');
  await once(intranet, 'listening');
  origin = `http://localhost:${(intranet.address() as AddressInfo).port}`;
});

test.afterAll(async () => {
  intranet.closeAllConnections();
  intranet.close();
  await list([]);
});

/** Lets the example company list these domains and no other. */
async function list(dominiosAutorizados: readonly string[]): Promise<void> {
  const company = await staff.get<{ nrVersao: number }>('/Cliente/Get');
  await staff.post('/Cliente/Post', { ...company, dominiosAutorizados });
}

async function hold(page: Page, path: string) {
  const src = encodeURIComponent(server.url + path);
  await page.goto(`${origin}/?src=${src}`);
  return page.frameLocator('iframe');
}

const entrance = '/login-funcionario?idcliente=1';

test('an intranet holds the portal of a company that lists it, from its save on', async ({
  page,
}) => {
  await list([]);
  const refused: string[] = [];
  page.on('console', (line) => refused.push(line.text()));
  await hold(page, entrance);
  await expect.poll(() => refused.join()).toContain('frame-ancestors');

  await list([origin]);
  const frame = await hold(page, entrance);
  await frame.getByLabel('E-mail').fill('bruno.lima@empresa.example');
  await frame.getByLabel('Senha', { exact: true }).fill('aferir-123');
  await frame.getByRole('button', { name: 'Acessar' }).click();
  await expect(frame.getByText('Bruno Lima').first()).toBeVisible();
});

test('it holds no other page, and no other company', async ({ page }) => {
  await list([origin]);
  for (const path of ['/login', '/login?idcliente=1', '/login-funcionario?idcliente=2']) {
    const refused: string[] = [];
    page.on('console', (line) => refused.push(line.text()));
    await hold(page, path);
    await expect.poll(() => refused.join(), path).toContain("frame-ancestors 'none'");
    page.removeAllListeners('console');
  }
});
