import { request } from 'node:http';
import { expect, test } from '@playwright/test';

const baseUrl = process.env.AFERIR_E2E_URL ?? '';

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': expect.stringContaining('geolocation=()'),
};

for (const path of ['/', '/login', '/avaliacao?hs=nada', '/exemplos/', '/caixa-de-saida']) {
  test(`${path} runs scripts of its own origin alone and stands in no frame`, async () => {
    const { headers } = await fetch(`${baseUrl}${path}`);
    const policy = headers.get('content-security-policy') ?? '';
    const directives = new Map(
      policy.split(';').map((directive) => {
        const [name = '', ...values] = directive.trim().split(' ');
        return [name, values.join(' ')];
      }),
    );
    expect(directives.get('default-src')).toMatch(/^'(self|none)'$/);
    expect(directives.get('script-src') ?? directives.get('default-src')).not.toContain('unsafe');
    expect(directives.get('frame-ancestors')).toBe("'none'");
    expect(directives.get('object-src') ?? directives.get('default-src')).toMatch(/none|self/);
    expect(Object.fromEntries(headers)).toMatchObject(everywhere);
  });
}

test('host-page examples allow no inline style either', async () => {
  const { headers } = await fetch(`${baseUrl}/exemplos/questionario.html`);
  expect(headers.get('content-security-policy')).toContain("style-src 'self';");
});

test('replies of the API carry the headers, failures too', async () => {
  for (const path of ['/healthz', '/api/v1/hash/validar/nada', '/api/v1/nao-existe']) {
    const { headers } = await fetch(`${baseUrl}${path}`);
    expect(Object.fromEntries(headers)).toMatchObject(everywhere);
  }
});

test('the outbox answers to its own name alone', async () => {
  expect(await statusFor('localhost')).toBe(200);
  expect(await statusFor('intruso.example')).toBe(403);
});

/** The status of the outbox when it is asked for under a name. */
function statusFor(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request(`${baseUrl}/caixa-de-saida.json`, { headers: { host } }, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    });
    asked.on('error', reject).end();
  });
}
