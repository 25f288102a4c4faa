import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../platform/config/config.ts';
import type { DocBuildState, DocBuilds } from '../pages/doc-sites.ts';
import { answerFailure, errorsPlugin } from './errors.ts';
import { registerStaticFiles } from './static-files.ts';

const immutable = 'public, max-age=31536000, immutable';
const html = 'text/html; charset=utf-8';
const sites: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  docs: {
    'index.html': '<script>theme()</script><script type="module" src="/docs/a.js"></script>',
    'widgets/index.html': 'all widgets',
    'widgets/disc.html': '<script>theme()</script><script>map()</script>',
    '404.html': '<script>theme()</script>nowhere',
    'assets/app.B3x_9kQa.js': 'site()',
    'hashmap.json': '{}',
  },
  storybook: {
    'index.html': '<script>start()</script><script src="manager.js"></script>',
    'iframe.html': '<script>show()</script>',
    'assets/iframe-B3x_9kQa.js': 'story()',
  },
};

let folder: string;
let app: FastifyInstance;
let states: Record<string, DocBuildState>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aferir-sites-'));
  await writeFile(path.join(folder, 'secret.html'), 'secret');
  states = { site: 'building', storybook: 'building' };
  app = await open({ stateOf: (site) => states[site] });
});

afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

async function open(docBuilds?: DocBuilds): Promise<FastifyInstance> {
  const opened = fastify({
    frameworkErrors: answerFailure,
    routerOptions: { caseSensitive: false },
  });
  await opened.register(errorsPlugin);
  const env = {
    AFERIR_APP_DIR: path.join(folder, 'app'),
    AFERIR_WIDGETS_DIR: path.join(folder, 'widgets'),
    AFERIR_DOCS_DIR: path.join(folder, 'docs'),
    AFERIR_STORYBOOK_DIR: path.join(folder, 'storybook'),
  };
  await opened.register(registerStaticFiles, {
    ...readConfig(env),
    frameOrigins: async () => [],
    docBuilds,
  });
  return opened;
}

/** Makes a site as a build does: aside, and then in its place. */
async function build(site: string): Promise<void> {
  for (const [name, content] of Object.entries(sites[site] ?? {})) {
    const file = path.join(folder, 'aside', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  await rm(path.join(folder, site), { recursive: true, force: true });
  await rename(path.join(folder, 'aside'), path.join(folder, site));
}

const digest = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('a site of documentation that is being built', () => {
  it.each([
    ['/docs', 'A documentação está sendo montada'],
    ['/docs/', 'A documentação está sendo montada'],
    ['/docs/widgets/disc?x=1', 'A documentação está sendo montada'],
    ['/storybook', 'O Storybook está sendo montado'],
    ['/storybook/', 'O Storybook está sendo montado'],
    ['/storybook/iframe.html', 'O Storybook está sendo montado'],
  ])('says so at %s, with a script that opens it', async (url, title) => {
    const { statusCode, headers, body } = await app.inject(url);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      503,
      html,
      'no-store',
    ]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toContain(`<h1>${title}</h1>`);
    expect(body).toContain('role="status"');
    const [, script = ''] = /<script type="module" src="([^"]+)">/.exec(body) ?? [];
    expect((await app.inject(script)).statusCode).toBe(200);
  });

  it('is told without a page to whoever asks whether it is there', async () => {
    const asked = { method: 'HEAD', url: '/docs/widgets/disc' } as const;
    const before = await app.inject(asked);
    expect([before.statusCode, before.body]).toEqual([503, '']);
    expect(Number(before.headers['retry-after'])).toBeGreaterThan(0);
    await build('docs');
    expect((await app.inject(asked)).statusCode).toBe(200);
  });

  it('opens where it was asked for as soon as it is there, and the other waits', async () => {
    await build('docs');
    expect((await app.inject('/docs/widgets/disc')).body).toContain('map()');
    expect((await app.inject('/storybook/')).statusCode).toBe(503);
  });
});

describe('a site of documentation that failed to build', () => {
  it.each([
    ['/docs/widgets/disc', 'site', 'Não foi possível montar a documentação'],
    ['/storybook/', 'storybook', 'Não foi possível montar o Storybook'],
  ])('says at %s what to run', async (url, site, title) => {
    states[site] = 'failed';
    const { statusCode, headers, body } = await app.inject(url);
    expect([statusCode, headers['retry-after']]).toEqual([500, undefined]);
    expect(body).toContain(`<h1>${title}</h1>`);
    expect(body).toContain('npm run build -- --docs');
  });

  it.each(['building', 'failed'] as const)(
    'is served as it was built before: %s',
    async (state) => {
      await build('storybook');
      states.storybook = state;
      expect((await app.inject('/storybook/')).statusCode).toBe(200);
    },
  );
});

it.each([
  ['/docs', 'A documentação ainda não foi montada'],
  ['/docs/widgets/disc', 'A documentação ainda não foi montada'],
  ['/storybook', 'O Storybook ainda não foi montado'],
  ['/storybook/iframe.html', 'O Storybook ainda não foi montado'],
])('where nobody builds them, %s says how it is made', async (url, title) => {
  const other = await open();
  const { statusCode, headers, body } = await other.inject(url);
  expect([statusCode, headers['content-type']]).toEqual([404, html]);
  expect(body).toContain(`<h1>${title}</h1>`);
  expect(body).toContain('npm run build -- --docs');
  await other.close();
});

describe('the documentation', () => {
  beforeEach(() => build('docs'));

  it.each([
    ['/docs/', ['theme()']],
    ['/Docs/', ['theme()']],
    ['/docs/index.html', ['theme()']],
    ['/docs/widgets/disc', ['theme()', 'map()']],
    ['/docs/widgets/disc.html?x=1', ['theme()', 'map()']],
    ['/docs/widgets/', []],
    ['/docs/widgets', []],
  ])('runs at %s the scripts that its page has, and no other', async (url, scripts) => {
    const { statusCode, headers } = await app.inject(url);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      html,
      'no-cache',
    ]);
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toContain(["script-src 'self'", ...scripts.map(digest)].join(' '));
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('has a page of its own for what it does not have', async () => {
    const { statusCode, headers, body } = await app.inject('/docs/nada');
    expect([statusCode, body]).toEqual([404, '<script>theme()</script>nowhere']);
    expect(headers['content-security-policy']).toContain(digest('theme()'));
  });

  it('has files that never change, and others', async () => {
    const asset = await app.inject('/docs/assets/app.B3x_9kQa.js');
    expect([asset.body, asset.headers['cache-control']]).toEqual(['site()', immutable]);
    expect((await app.inject('/docs/hashmap.json')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/docs/nada.js',
    '/docs/../secret.html',
    '/docs/..%2fsecret.html',
    '/docs/%2e%2e%2fsecret',
    '/docs/widgets/..%2f..%2fsecret.html',
    '/docs/..%2fsecret.html%00',
  ])('has nothing at %s', async (url) => {
    const { statusCode, body } = await app.inject(url);
    expect([statusCode, body.includes('secret')]).toEqual([404, false]);
  });

  it('is found without its last slash', async () => {
    expect((await app.inject('/docs')).headers.location).toBe('/docs/');
  });
});

describe('Storybook', () => {
  beforeEach(() => build('storybook'));

  it.each([
    ['/storybook/', 'start()', "frame-ancestors 'none'", undefined],
    ['/storybook/index.html', 'start()', "frame-ancestors 'none'", undefined],
    [
      '/storybook/iframe.html?id=kit-button--primary',
      'show()',
      "frame-ancestors 'self'",
      'SAMEORIGIN',
    ],
  ])(
    'runs at %s the scripts that its page has, and no other',
    async (url, script, frames, option) => {
      const { statusCode, headers } = await app.inject(url);
      expect([statusCode, headers['x-frame-options']]).toEqual([200, option]);
      const policy = String(headers['content-security-policy']).split('; ');
      expect(policy).toContain(`script-src 'self' ${digest(script)}`);
      expect(policy).toContain(frames);
    },
  );

  it('has files that never change', async () => {
    const { headers, body } = await app.inject('/storybook/assets/iframe-B3x_9kQa.js');
    expect([body, headers['cache-control']]).toEqual(['story()', immutable]);
  });

  it('is found without its last slash, and has no other pages', async () => {
    expect((await app.inject('/storybook')).headers.location).toBe('/storybook/');
    const { statusCode, headers } = await app.inject('/storybook/nada');
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  });
});
