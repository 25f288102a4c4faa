import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findHoles } from '../../../../../scripts/lib/find-holes.ts';
import { readConfig } from '../../platform/config/config.ts';
import { html } from '../../platform/html.ts';
import { elementTitles, spokenTitles } from '../pages/element-titles.ts';
import type { FrameOrigins } from '../pages/frame-origins.ts';
import { renderPage } from '../pages/page.ts';
import { answerFailure, errorsPlugin } from './errors.ts';
import { registerStaticFiles } from './static-files.ts';

let folder: string;
let app: FastifyInstance;
const page = 'page();'.repeat(50);
const baseSheet = '<link rel="stylesheet" crossorigin href="/assets/base.css">';
const beginCalls = 'begin()';
const bySession = (query: string, calls: readonly string[]) => [
  { realm: 'employee', query, calls },
];
const pages = [
  {
    pattern: '/login',
    scripts: ['/assets/login-B3x_9kQa.js'],
    styles: ['/assets/login-C7.css'],
    sheet: '/assets/page-C7.css',
    openings: [],
  },
  {
    pattern: '/validar/:hash?',
    scripts: [],
    styles: [],
    openings: ['/api/v1/hash/validar/{hash}'],
  },
  { pattern: '/avaliacao', scripts: [], styles: [], openings: ['/api/v1/Resposta/get/{hs}'] },
  {
    pattern: '/pesquisa',
    query: 'hs',
    scripts: [],
    styles: [],
    openings: ['/api/v1/jogo?hs={hs}&idPessoa={idPessoa}'],
  },
  {
    pattern: '/painel',
    scripts: [],
    styles: [],
    openings: [],
    sessionOpenings: bySession('', [
      '/api/v1/authpessoa/GetUser',
      '/api/v1/pessoas?id={id}&take=1',
    ]),
  },
  { pattern: '/relatorio', query: 'hs', scripts: ['/assets/link.js'], styles: [], openings: [] },
  {
    pattern: '/relatorio',
    scripts: ['/assets/whole.js'],
    styles: [],
    openings: [],
    sessionOpenings: bySession('id={id}&area=funcionario', ['/api/v1/Resposta?id={id}']),
  },
].map((entry) => ({ sessionOpenings: [], ...entry }));

/** Told for each page that is asked for; a page of company 1 or of a link may be held by two origins. */
const frameOrigins = vi.fn<FrameOrigins>(async ({ companyId, linkHash }) =>
  companyId === 1 || linkHash === 'abc-123' ? ['https://a.example', 'https://b.example:8443'] : [],
);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aferir-static-'));
  const files: Record<string, string | Buffer> = {
    'app/index.html': `<head><title>app</title>${baseSheet}</head>`,
    'app/begin-calls.js': beginCalls,
    'app/pages.json': JSON.stringify(pages),
    'app/assets/index-B3x_9kQa.js': 'app()',
    'app/assets/page-C7LDi83E.js': page,
    'app/assets/page-C7LDi83E.js.br': brotliCompressSync(page),
    'app/assets/page-C7LDi83E.js.gz': gzipSync(page),
    'app/favicon.svg': '<svg/>',
    'app/embed/host.js': 'hold()',
    'widgets/loader.js': 'load()',
    'widgets/elements.json': JSON.stringify({
      'aferir-behavioral-report': ['chunks/report-Dx4kXJAl.js', 'chunks/base-B3x_9kQa.js'],
    }),
    'widgets/disc-questionnaire.js': 'disc()',
    'app/assets/inter-latin-wght-normal-Dx4kXJAl.woff2': 'font',
    'widgets/chunks/chart-Dx4kXJAl.js': 'chart()',
  };
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  app = fastify({ frameworkErrors: answerFailure });
  await app.register(errorsPlugin);
  const env = {
    AFERIR_APP_DIR: path.join(folder, 'app'),
    AFERIR_WIDGETS_DIR: path.join(folder, 'widgets'),
  };
  await registerStaticFiles(app, { ...readConfig(env), frameOrigins });
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const immutable = 'public, max-age=31536000, immutable';

describe('the page of an element', () => {
  const inject = (url: string) => app.inject({ url, headers: { 'sec-fetch-dest': 'iframe' } });

  it('has the element alone, and its files by name', async () => {
    const { statusCode, headers, body } = await inject('/embed/behavioral-report?hs=abc-123');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toContain('<body data-tag="aferir-behavioral-report"');
    for (const file of ['report-Dx4kXJAl', 'base-B3x_9kQa']) {
      expect(body).toContain(`<link rel="modulepreload" href="/widgets/chunks/${file}.js">`);
    }
    expect(body.match(/src="[^"]+"/g)).toEqual([
      'src="/widgets/loader.js"',
      'src="/embed/frame.js"',
    ]);
    expect(body).not.toContain('abc-123');
  });

  it.each([
    '/embed/disc-questionnaire?hs=abc-123',
    '/embed/disc-questionnaire?hs=abc-123%29.&theme=dark',
    '/embed/Employee-Dashboard?id-cliente=1',
    '/embed/disc-questionnaire?id-cliente=1',
  ])('may be held by what its company lists, and says whom it may speak to: %s', async (url) => {
    const { headers, body } = await inject(url);
    const listed = 'https://a.example https://b.example:8443';
    expect(headers['content-security-policy']).toMatch(
      new RegExp(`; frame-ancestors 'self' ${listed}$`),
    );
    expect(headers).not.toHaveProperty('x-frame-options');
    expect(body).toContain(`data-origins="${listed}"`);
  });

  it.each([
    '/embed/disc-questionnaire',
    '/embed/disc-questionnaire?hs=outro',
    '/embed/disc-questionnaire?hs=outro&id-cliente=1',
    '/embed/employee-dashboard?id-cliente=2',
    '/embed/employee-dashboard?idcliente=1',
  ])('is held by our own pages alone: %s', async (url) => {
    const { headers, body } = await inject(url);
    expect(headers['content-security-policy']).toMatch(/; frame-ancestors 'self'$/);
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(body).toContain('data-origins=""');
  });

  it('is held by our own pages alone where nobody knows who may', async () => {
    frameOrigins.mockRejectedValueOnce(new Error('the database is gone'));
    const { statusCode, headers } = await inject('/embed/employee-dashboard?id-cliente=1');
    expect([statusCode, headers['x-frame-options']]).toEqual([200, 'SAMEORIGIN']);
  });

  it('lets no script run but files of ours, and no style but its own', async () => {
    const { headers, body } = await inject('/embed/disc-questionnaire?hs=abc-123');
    const [, style = ''] = /<style>(.*)<\/style>/.exec(body) ?? [];
    const digest = createHash('sha256').update(style).digest('base64');
    const policy = headers['content-security-policy'];
    expect(policy).toContain("default-src 'self'; script-src 'self';");
    expect(policy).toContain(`style-src 'self' 'sha256-${digest}';`);
    expect(policy).toContain("base-uri 'none'; form-action 'none';");
  });

  it.each([
    ['', 'A página que mostra', 'Não foi possível carregar', 'habilite o JavaScript'],
    ['?lang=en', 'The page that shows', 'This content could not', 'turn on JavaScript'],
    ['?lang=es-419', 'La página que muestra', 'No se pudo cargar', 'habilita JavaScript'],
  ])('says what the element cannot, in its language: %s', async (query, ...said) => {
    const { body } = await inject(`/embed/game-player${query}`);
    const [sandboxed, unreachable, noScript] = said;
    expect(body).toContain(` data-sandboxed="${sandboxed}`);
    expect(body).toContain(` data-unreachable="${unreachable}`);
    expect(body).toContain(noScript);
  });

  it('takes the scheme of its address, and nothing else that stands there', async () => {
    expect((await inject('/embed/game-player?theme=dark')).body).toContain(' data-theme="dark">');
    for (const theme of ['auto', '%22%3E%3Cscript%3E', 'dark&theme=light']) {
      const { body } = await inject(`/embed/game-player?theme=${theme}&brand-color=%23abcdef`);
      expect(body).toContain('<html lang="pt-BR">');
      expect(body).not.toContain('abcdef');
    }
  });

  it.each([
    ['en-US', 'en', 'Employee portal'],
    ['es', 'es', 'Portal del empleado'],
    ['fr', 'pt-BR', 'Portal do funcionário'],
    ['%22%3E', 'pt-BR', 'Portal do funcionário'],
    ['en&lang=es', 'pt-BR', 'Portal do funcionário'],
  ])('that asks for %s is in %s', async (lang, language, title) => {
    const { body } = await inject(`/embed/employee-dashboard?lang=${lang}`);
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(`<title>${title} · Aferir</title>`);
  });

  it.each(['en', 'es'] as const)('has a title for each element in %s', (language) => {
    expect(findHoles(elementTitles, spokenTitles[language])).toEqual([]);
  });

  it.each(Object.keys(elementTitles))('is there for %s', async (tag) => {
    expect((await inject(tag.replace('aferir-', '/embed/'))).statusCode).toBe(200);
  });

  it('is there for every element that there is', async () => {
    const manifest = path.resolve(import.meta.dirname, '../../../../widgets/custom-elements.json');
    const tags = (await readFile(manifest, 'utf8')).match(/(?<="tagName": ")[^"]+/g);
    expect(Object.keys(elementTitles).toSorted()).toEqual(tags?.toSorted());
  });

  it('is not there for any other name', async () => {
    for (const name of ['nada', 'constructor', 'aferir-disc-questionnaire']) {
      const { statusCode, body } = await inject(`/embed/${name}?id-cliente=1`);
      expect([statusCode, body.includes('Componente não encontrado')], name).toEqual([404, true]);
    }
    for (const [lang, title] of [
      ['en', 'Component not found'],
      ['es', 'Componente no encontrado'],
    ]) {
      const { body } = await inject(`/embed/nada?lang=${lang}`);
      expect(body).toContain(`<html lang="${lang}">`);
      expect(body).toContain(`<h1>${title}</h1>`);
    }
    for (const url of ['/embed', '/embed/', '/embed/nada.js', '/embed/a/b']) {
      const reply = await inject(url);
      expect([reply.statusCode, reply.json().success], url).toEqual([404, false]);
    }
  });

  it('has the script of a host beside it, for pages of any origin', async () => {
    const { statusCode, headers, body } = await inject('/embed/host.js');
    expect([statusCode, body]).toEqual([200, 'hold()']);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['cache-control']).toBe('no-cache');
  });
});

describe('the app', () => {
  it.each(['/', '/login', '/homelogado/comportamental?page=2', '/validar/4Xn1cT0qk2yV8sJm'])(
    'answers %s with its page, which no cache keeps',
    async (url) => {
      const reply = await app.inject(url);
      expect(reply.statusCode).toBe(200);
      expect(reply.body).toContain('<title>app</title>');
      expect(reply.headers['cache-control']).toBe('no-cache');
    },
  );

  it.each(['/login', '/Login/', '/login?destino=%2F'])(
    'names the files of the page at %s',
    async (url) => {
      const { body } = await app.inject(url);
      expect(body).toContain(
        '<link rel="modulepreload" crossorigin href="/assets/login-B3x_9kQa.js">',
      );
      expect(body).not.toContain('rel="preload"');
    },
  );

  it.each([
    '/login-funcionario?idcliente=1',
    '/Login-Funcionario/?idcliente=1&x=2',
    '/validar/abc-123',
    '/avaliacao?hs=abc-123&y=1',
  ])('may be held in a frame by what its company lists: %s', async (url) => {
    const headers = { 'sec-fetch-dest': 'iframe', 'if-none-match': '*' };
    const reply = await app.inject({ url, headers });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-security-policy']).toContain(
      'frame-ancestors https://a.example https://b.example:8443',
    );
    expect(reply.headers['cache-control']).toBe('no-store');
    expect((await app.inject(url)).headers['content-security-policy']).toContain('https://a');
  });

  it.each([
    '/',
    '/login',
    '/login-funcionario?idcliente=2',
    '/login-funcionario?idcliente=1e0x',
    '/painel?idcliente=1',
    '/painel?hs=abc-123',
    '/validar/outro',
  ])('is held by nobody: %s', async (url) => {
    const reply = await app.inject({ url, headers: { 'sec-fetch-dest': 'iframe' } });
    expect(reply.headers['content-security-policy'] ?? '').not.toContain('https://a.example');
    expect(reply.headers['cache-control']).toBe('no-cache');
  });

  it('asks for nobody around a page that fills the window', async () => {
    frameOrigins.mockClear();
    const headers = { 'sec-fetch-dest': 'document' };
    await app.inject({ url: '/login-funcionario?idcliente=1', headers });
    expect(frameOrigins).not.toHaveBeenCalled();
  });

  it('comes although nobody knows who may hold it', async () => {
    frameOrigins.mockRejectedValueOnce(new Error('the database is gone'));
    const reply = await app.inject('/login-funcionario?idcliente=1');
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-cache']);
  });

  it('names one sheet, and tells the code what it holds', async () => {
    const { body } = await app.inject('/login');
    expect(body.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
      '<link rel="stylesheet" crossorigin href="/assets/page-C7.css" data-holds="/assets/base.css /assets/login-C7.css">',
    ]);
    expect((await app.inject('/painel')).body).toContain(baseSheet);
  });

  it.each([
    ['/avaliacao?hs=aB-c_1', '/api/v1/Resposta/get/aB-c_1'],
    ['/validar/aB-c_1', '/api/v1/hash/validar/aB-c_1'],
    ['/pesquisa?hs=aB-c_1&idPessoa=42', '/api/v1/jogo?hs=aB-c_1&amp;idPessoa=42'],
    ['/pesquisa?idPessoa=42&hs=aB-c_1', '/api/v1/jogo?hs=aB-c_1&amp;idPessoa=42'],
    ...[
      '.',
      ')',
      ',',
      ';',
      "'",
      '%3E',
      '%22',
      '%22%3E',
      '%253E',
      '%E2%80%9D',
      ').',
      '%C2%A0',
    ].flatMap((mark) => [
      [`/validar/aB-c_1${mark}`, '/api/v1/hash/validar/aB-c_1'],
      [`/avaliacao?hs=aB-c_1${mark}`, '/api/v1/Resposta/get/aB-c_1'],
    ]),
  ])('begins at %s the call of the link', async (url, call) => {
    const { body } = await app.inject(url);
    expect(body).toContain(`<link rel="preload" as="fetch" crossorigin href="${call}"></head>`);
  });

  it('has a script begin the calls of a session, of which the HTML knows nothing', async () => {
    const { body } = await app.inject('/painel');
    const calls =
      '[&quot;/api/v1/authpessoa/GetUser&quot;,&quot;/api/v1/pessoas?id={id}&amp;take=1&quot;]';
    expect(body).toContain(
      `<script data-realm="employee" data-calls="${calls}">${beginCalls}</script><title>app</title>`,
    );
    expect(body).not.toContain('rel="preload"');
  });

  it('lets that script run and no other, also where the page is not sent again', async () => {
    const digest = createHash('sha256').update(beginCalls).digest('base64');
    const first = await app.inject('/painel');
    const headers = { 'if-none-match': String(first.headers.etag) };
    const again = await app.inject({ url: '/painel', headers });
    expect(again.statusCode).toBe(304);
    for (const reply of [first, again]) {
      const policy = reply.headers['content-security-policy'];
      expect(policy).toContain(`script-src 'self' 'sha256-${digest}';`);
    }
    expect((await app.inject('/login')).headers).not.toHaveProperty('content-security-policy');
  });

  it.each(['/relatorio?id=8&area=funcionario', '/Relatorio?area=funcionario&id=8'])(
    'begins at %s the calls of that query',
    async (url) => {
      const { body } = await app.inject(url);
      expect(body).toContain('data-calls="[&quot;/api/v1/Resposta?id={id}&quot;]"');
    },
  );

  it.each([
    '/painel?page=2',
    '/relatorio?id=8',
    '/relatorio?id=8&area=gestor',
    '/relatorio?id=&area=funcionario',
    '/relatorio?id=8%22&area=funcionario',
    '/relatorio?id=8&area=funcionario&p_idGestor=3',
    '/relatorio?id=8&id=9&area=funcionario',
    '/avaliacao',
    '/pesquisa?hs=abc',
    '/pesquisa?hs=abc&idPessoa=42&x=1',
    '/pesquisa?hs=abc&idPessoa=%22%3E%3Cscript%3E',
    '/avaliacao?hs=',
    '/avaliacao?hs=a&flGestor=true',
    '/avaliacao?hs=%22%3E%3Cscript%3E',
    '/avaliacao?hs=..%2F..%2Fauth',
    '/validar',
    '/validar/a%2Fb',
    '/validar/a/b',
    '/login?hs=abc',
    '/outra/pagina?hs=abc',
  ])('begins no call at %s', async (url) => {
    const { body } = await app.inject(url);
    expect(body).toContain('<title>app</title>');
    expect(body).not.toContain('rel="preload"');
    expect(body).not.toContain('<script');
  });

  it.each([
    ['/relatorio?hs=abc', 'link'],
    ['/relatorio?hs=', 'whole'],
    ['/relatorio?idResposta=7', 'whole'],
  ])('names at %s the files of what it opens', async (url, file) => {
    const { body } = await app.inject(url);
    expect(body.match(/\/assets\/\w+/g)).toEqual(['/assets/base', `/assets/${file}`]);
  });

  it('compresses for whoever takes it so, and for nobody else', async () => {
    const url = '/assets/index-B3x_9kQa.js';
    const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers['content-length']).toBeUndefined();
    expect(packed.headers.vary).toMatch(/accept-encoding/i);
    expect(gunzipSync(packed.rawPayload).toString()).toBe('app()');
    const plain = await app.inject(url);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe('app()');
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('to %s answers what the build has made: %s', async (accepted, encoding, unpack) => {
    const url = '/assets/page-C7LDi83E.js';
    const { headers, rawPayload } = await app.inject({
      url,
      headers: { 'accept-encoding': accepted },
    });
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'application/javascript; charset=utf-8',
      'content-length': String(rawPayload.length),
      'cache-control': immutable,
    });
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect(unpack(rawPayload).toString()).toBe(page);
  });

  it('says that it varies also where it is sent plain', async () => {
    const { headers, body } = await app.inject('/assets/page-C7LDi83E.js');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect(body).toBe(page);
  });

  it.each(['/', '/favicon.svg', '/assets/page-C7LDi83E.js'])(
    'is not sent again to whoever has it: %s',
    async (url) => {
      const encodings = { 'accept-encoding': 'br' };
      const first = await app.inject({ url, headers: encodings });
      const etag = String(first.headers.etag);
      const again = await app.inject({ url, headers: { ...encodings, 'if-none-match': etag } });
      expect(again.statusCode).toBe(304);
      expect(again.rawPayload).toHaveLength(0);
      const other = await app.inject({ url, headers: { ...encodings, 'if-none-match': '"x"' } });
      expect(other.statusCode).toBe(200);
    },
  );

  it('has files that never change, and others', async () => {
    const asset = await app.inject('/assets/index-B3x_9kQa.js');
    expect(asset.headers['cache-control']).toBe(immutable);
    expect((await app.inject('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/assets/index-OLDoldXX.js',
    '/nada.png',
    '/../../package.json',
    '/api/x',
    '/%',
    '//.png',
    '//login',
    '/assets/%00',
    '/%2e%2e%2f%2e%2e%2fpackage.json',
    `/assets/${'a'.repeat(5000)}`,
  ])('answers %s with 404 and not with its page', async (url) => {
    const reply = await app.inject(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ success: false });
  });

  it.each(['//', '//:80'])('answers %s, which no address can be made of', async (url) => {
    expect((await app.inject({ method: 'POST', url })).statusCode).toBe(404);
  });

  it('answers no write with its page', async () => {
    expect((await app.inject({ method: 'POST', url: '/login' })).statusCode).toBe(404);
  });
});

describe("the server's own pages", () => {
  it.each([
    '/exemplos/',
    '/exemplos/intranet.html',
    '/exemplos/questionario.html',
    '/exemplos/relatorio.html',
  ])('have an icon: %s', async (url) => expectIcon((await app.inject(url)).body));

  it('have the font of the app by a name that stays', async () => {
    const { body: sheet } = await app.inject('/paginas/paginas.css');
    const [, address = ''] = /@font-face \{[^}]*url\("([^"]+)"\)/.exec(sheet) ?? [];
    const { statusCode, headers } = await app.inject(address);
    expect([statusCode, headers['cache-control']]).toEqual([302, 'no-cache']);
    expect((await app.inject(String(headers.location))).body).toBe('font');
  });

  it('have an icon when they are written anew', () =>
    expectIcon(renderPage({ title: 'Título', body: html`<p>Texto</p>` })));
});

describe('the examples', () => {
  const file = 'chunks/report-Dx4kXJAl.js';

  it('name the files of their element in front of its code', async () => {
    const { body } = await app.inject('/exemplos/relatorio.html');
    expect(body).toContain('<script type="module" src="/widgets/loader.js"></script>');
    expect(body).toContain(`<link rel="modulepreload" href="/widgets/${file}">`);
    expect(body).toContain('<aferir-behavioral-report></aferir-behavioral-report>');
  });

  it('give an element its link before it is drawn, however soon its code is there', async () => {
    const { body } = await app.inject('/exemplos/relatorio.html');
    const scripts = [...body.matchAll(/<script type="module" src="(.*?)">/g)].map(([, src]) => src);
    expect(scripts).toEqual(['pagina.js', '/widgets/loader.js']);
  });

  it('tell how to embed each element, with the names of this build', async () => {
    const { body } = await app.inject('/exemplos/');
    const snippets = [...body.matchAll(/<pre class="card"><code>(.*?)<\/code>/gs)].map(
      ([, text]) => text ?? '',
    );
    expect(snippets).toHaveLength(10);
    expect(textOf(snippets[1])).toMatchInlineSnapshot(`
      "<script type="module" src="http://localhost:4000/widgets/loader.js"></script>
      <link rel="modulepreload" href="http://localhost:4000/widgets/chunks/report-Dx4kXJAl.js">
      <link rel="modulepreload" href="http://localhost:4000/widgets/chunks/base-B3x_9kQa.js">
      <aferir-behavioral-report api-base="http://localhost:4000/api/v1"></aferir-behavioral-report>
      <script type="module">
        document.querySelector('aferir-behavioral-report').hs = new URLSearchParams(location.search).get('hs');
      </script>"
    `);
    expect(snippets[6]).toContain('.personId');
    expect(snippets[7]).toContain('id-cliente');
    expect(snippets[7]).not.toContain('.hs');
    expect(textOf(snippets[8])).toMatchInlineSnapshot(`
      "<script src="http://localhost:4000/embed/host.js" defer></script>
      <iframe data-aferir title="Aferir" width="100%" height="640" allow="fullscreen"
        src="http://localhost:4000/embed/employee-dashboard?id-cliente=1"></iframe>"
    `);
    expect(snippets[9]).toContain('/embed/disc-questionnaire?id-cliente=1#hs=');
  });

  it('stand without a build', async () => {
    await rename(path.join(folder, 'widgets/elements.json'), path.join(folder, 'elements.json'));
    const { statusCode, body } = await app.inject('/exemplos/relatorio.html');
    expect([statusCode, body.includes('modulepreload')]).toEqual([200, false]);
    await rename(path.join(folder, 'elements.json'), path.join(folder, 'widgets/elements.json'));
  });
});

function textOf(text = ''): string {
  const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'" };
  return text.replace(/&([^;]+);/g, (entity, name: string) => signs[name] ?? entity);
}

async function expectIcon(page: string): Promise<void> {
  const address = /<link rel="icon" href="([^"]+)"/.exec(page)?.[1] ?? '';
  const icon = await app.inject(address);
  expect(icon.statusCode).toBe(200);
  expect(icon.headers['content-type']).toBe('image/svg+xml');
}

describe('the widgets', () => {
  it.each([
    ['/widgets/loader.js', 'no-cache'],
    ['/widgets/disc-questionnaire.js', 'no-cache'],
    ['/widgets/chunks/chart-Dx4kXJAl.js', immutable],
  ])('serve %s to any origin', async (url, cacheControl) => {
    const { headers, statusCode } = await app.inject(url);
    expect(statusCode).toBe(200);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['cache-control']).toBe(cacheControl);
  });
});
