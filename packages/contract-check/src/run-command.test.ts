import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { type Output, runCommand } from './run-command.ts';

const problem = { success: false, msg: 'Não.', errors: ['Não.'] };

/** A back end that answers all calls alike. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}/api/v1`;
}

/** The address of a server that has ended. */
async function closedServer(): Promise<AddressInfo> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return address;
}

function answering(status: number, type: string, body: string): RequestListener {
  return (_request, reply) => reply.writeHead(status, { 'content-type': type }).end(body);
}

async function run(args: readonly string[], env: Record<string, string> = {}) {
  const told = { out: '', error: '' };
  const output: Output = {
    out: (text) => {
      told.out += `${text}\n`;
    },
    error: (text) => {
      told.error += `${text}\n`;
    },
  };
  return { status: await runCommand(args, env, output), ...told };
}

it.each<[string, RequestListener, RegExp]>([
  [
    'pages instead of JSON',
    answering(200, 'text/html', '<html>'),
    /^It answered 200 with text\/html instead of application\/json\. The URL has to be/,
  ],
  [
    'a redirect',
    (_request, reply) => reply.writeHead(302, { location: '/entrar' }).end(),
    /^It answered with a redirect \(302\)/,
  ],
  [
    'JSON that is none',
    answering(200, 'application/json', '{"success"'),
    /^It answered 200 with a body that is no JSON/,
  ],
  ['nothing', () => undefined, /^It did not answer within 0\.3 s/],
  [
    'half of a reply',
    (_request, reply) => {
      reply.writeHead(200, { 'content-type': 'application/json' }).write('{');
    },
    /^It did not answer within 0\.3 s/,
  ],
])('cannot run where the server answers with %s', async (_what, answer, sentence) => {
  const url = await serve(answer);

  const { status, error } = await run([url, '--timeout', '0.3']);

  expect(status).toBe(2);
  expect(error).toMatch(sentence);
});

it('cannot run where nobody answers', async () => {
  const { port } = await closedServer();
  const { status, error } = await run([`http://localhost:${port}/api/v1`]);

  expect(status).toBe(2);
  expect(error).toMatch(/^It could not be reached \(ECONNREFUSED\): no server answers there\. /);
});

it.each([
  [[], 'No URL is given'],
  [['empresa.example'], 'empresa.example is no address that begins with http:// or https://.'],
  [['ftp://empresa.example'], 'is no address'],
  [['http://a.example', 'http://b.example'], 'One URL is checked at a time'],
  [['http://a.example', '--widget', 'quiz'], '--widget quiz is none of disc-questionnaire'],
  [['http://a.example', '--company', '1a'], '--company 1a is no id.'],
  [['http://a.example', '--origin', 'a.example'], '--origin a.example is no origin'],
  [['http://a.example', '--timeout', 'soon'], '--timeout soon is no number of seconds.'],
  [['http://a.example', '--training-link', 'a'], '--training-link takes --pin with it.'],
  [['http://a.example', '--pin', '123456'], '--pin belongs to --training-link.'],
  [['http://a.example', '--manager-token', 'a'], '--manager-token belongs to --manager-link.'],
  [['http://a.example', '--wrong'], "Unknown option '--wrong'"],
])('refuses %j', async (args, sentence) => {
  const { status, out, error } = await run(args);

  expect({ status, out }).toEqual({ status: 2, out: '' });
  expect(error).toContain(sentence);
});

it('tells how to call it', async () => {
  expect(await run(['--help'])).toMatchObject({ status: 0, out: expect.stringMatching(/^Usage:/) });
});

it('tells each failure with its call, and ends with 1', async () => {
  const url = await serve(answering(404, 'application/json', JSON.stringify(problem)));

  const { status, out } = await run([url, '--widget', 'disc-questionnaire']);

  expect(status).toBe(1);
  expect(out).toContain('Nothing is written there.');
  expect(out).toContain('  ✓ A code that nobody made is a 404, with a sentence.');
  expect(out).toContain(
    "  ✗ A write without a link is a 401.\n      finishDiscResponse (POST /Resposta/FinalizaResposta) answered 404 ('Não.') instead of 401",
  );
  expect(out).toMatch(/\n3 hold, 1 fails, \d+ not run\.\n$/);
});

it('tells in a line of a group that needs what was not given', async () => {
  const url = await serve(answering(404, 'application/json', JSON.stringify(problem)));

  const { out } = await run([url, '--widget', 'disc-questionnaire']);

  expect(out).toContain('\nOpening a questionnaire\n  - 7 rules not run: --link is not given\n');
  expect(out).not.toContain('A link tells what it opens.');
});

it('blames no rule where the server takes no more calls, and ends with 2', async () => {
  let calls = 0;
  const url = await serve((_request, reply) => {
    calls += 1;
    const isBusy = calls > 3;
    reply
      .writeHead(isBusy ? 429 : 404, { 'content-type': 'application/json', 'retry-after': '60' })
      .end(JSON.stringify(problem));
  });

  const { status, out } = await run([url, '--widget', 'disc-questionnaire']);

  expect(status).toBe(2);
  expect(out).not.toContain('✗');
  expect(out).toMatch(/ 0 fail, .*\nThat tells too little: .* \(429\); run it again in 60 s\.\n$/);
});

it('writes nothing and runs nothing where the server takes no calls from the first on', async () => {
  const url = await serve(answering(429, 'application/json', JSON.stringify(problem)));

  const { status, error } = await run([url]);

  expect(status).toBe(2);
  expect(error).toBe(
    'Nothing was run: the back end takes no more calls for now (429); run it again later.\n',
  );
});

it('asks whether the origin is listed where a page of it may not call', async () => {
  const url = await serve(answering(404, 'application/json', JSON.stringify(problem)));

  const { out } = await run([url, '--origin', 'https://portal.example']);

  expect(out).toContain(
    'answered the preflight with 404: is https://portal.example an origin that it lists?',
  );
});

it('says where a body is not what the contract has', async () => {
  const url = await serve(answering(404, 'application/json', '{"success":false,"msg":3}'));

  const { out } = await run([url, '--widget', 'disc-questionnaire']);

  expect(out).toContain("404: the body must have required property 'errors'; msg must be string");
});

it('needs no link for a widget that takes none', async () => {
  const url = await serve(answering(401, 'application/json', JSON.stringify(problem)));

  const { out } = await run([url, '--widget', 'employee-dashboard'], { AFERIR_LINK: 'segredo' });

  expect(out).toContain('Nothing is written there.');
  expect(out).not.toContain('Opening a questionnaire');
});

it('writes JSON alone where it is asked for', async () => {
  const url = await serve(answering(404, 'application/json', JSON.stringify(problem)));

  const { out, error } = await run([url, '--json', '--widget', 'disc-questionnaire']);

  expect(JSON.parse(out)).toMatchObject({ url, holds: 3, fails: 1 });
  expect(error).toContain(`Checking ${url} for disc-questionnaire.`);
});

it('says before it begins that the link is used up, and takes it from the environment', async () => {
  const url = await serve(answering(404, 'application/json', JSON.stringify(problem)));

  const { status, out, error } = await run([url], {
    AFERIR_LINK: 'segredo',
    AFERIR_TOKEN: 'outro',
  });

  expect(status).toBe(2);
  expect(out).toContain('The link is answered and finished by the checks.');
  expect(error).toBe("The link opens no DISC questionnaire: the server answered 404 ('Não.').\n");
});
