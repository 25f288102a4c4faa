import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createAddressService } from './address-service.ts';

const paulista = {
  cep: '01310-100',
  logradouro: ' Avenida Paulista ',
  complemento: 'de 612 a 1510 - lado par',
  bairro: 'Bela Vista',
  localidade: 'São Paulo',
  uf: 'SP',
  ddd: '11',
};
const asked: string[] = [];
const opened: { close: () => void }[] = [];

afterEach(() => {
  for (const server of opened.splice(0)) server.close();
  asked.length = 0;
});

/** A service that answers as it is told. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push({
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/ws/{cep}/json/`;
}

const serveReply = (reply: unknown, status = 200) =>
  serve((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof reply === 'string' ? reply : JSON.stringify(reply));
  });

const find = async (url: string | undefined, zipCode = '01310100') =>
  createAddressService(url, { timeLimit: 500 }).find(zipCode);

describe('an address service', () => {
  it('is off without an address', async () => {
    expect(await find(undefined)).toEqual({ outcome: 'off' });
  });

  it('tells street, district, town and state, and is asked with digits alone', async () => {
    expect(await find(await serveReply(paulista))).toEqual({
      outcome: 'found',
      address: {
        zipCode: '01310100',
        street: 'Avenida Paulista',
        district: 'Bela Vista',
        city: 'São Paulo',
        state: 'SP',
      },
    });
    expect(asked).toEqual(['GET /ws/01310100/json/']);
  });

  it('asks nothing that is no CEP', async () => {
    const url = await serveReply(paulista);
    expect(await find(url, '../../x')).toEqual({ outcome: 'unknown' });
    expect(asked).toEqual([]);
  });

  it('tells a town that has one CEP', async () => {
    const { logradouro: _street, bairro: _district, ...town } = paulista;
    expect(await find(await serveReply(town))).toMatchObject({
      outcome: 'found',
      address: { street: '', district: '', city: 'São Paulo' },
    });
  });

  it.each([
    ['true', { erro: true }, 200],
    ['a text', { erro: 'true' }, 200],
    ['404', {}, 404],
  ])('says that there is no such CEP, by %s', async (_name, reply, status) => {
    expect(await find(await serveReply(reply, status))).toEqual({ outcome: 'unknown' });
  });

  it.each([
    ['another CEP', { ...paulista, cep: '01310-200' }],
    ['no CEP', { ...paulista, cep: undefined }],
    ['a state that is none', { ...paulista, uf: 'XX' }],
    ['no town', { ...paulista, localidade: '' }],
    ['a number for a street', { ...paulista, logradouro: 7 }],
    ['a street without end', { ...paulista, logradouro: 'a'.repeat(300) }],
    ['NUL', { ...paulista, bairro: 'a\0b' }],
    ['half a character', '{"cep":"01310-100","localidade":"S\\ud83d","uf":"SP"}'],
    ['a list', [paulista]],
    ['nothing', 'null'],
    ['no JSON', '<html>'],
    ['more than it can have to say', { ...paulista, complemento: 'a'.repeat(20_000) }],
  ])('is not believed with %s', async (_name, reply) => {
    expect(await find(await serveReply(reply))).toMatchObject({ outcome: 'failed' });
  });

  it('is not followed elsewhere', async () => {
    const elsewhere = (await serveReply(paulista)).replace('{cep}', '01310100');
    const url = await serve((_request, response) => {
      response.writeHead(302, { location: elsewhere }).end();
    });
    expect(await find(url)).toMatchObject({ outcome: 'failed' });
    expect(asked).toHaveLength(1);
  });

  it('may fail, be gone or be silent', async () => {
    expect(await find(await serveReply({}, 500))).toMatchObject({ outcome: 'failed' });
    const gone = await serveReply(paulista);
    for (const server of opened.splice(0)) server.close();
    expect(await find(gone)).toMatchObject({ outcome: 'failed' });
    const silent = await serve(() => {});
    expect(await find(silent)).toMatchObject({ outcome: 'failed' });
    const endless = await serve((_request, response) => {
      response.writeHead(200).write('{');
    });
    expect(await find(endless)).toMatchObject({ outcome: 'failed' });
  });
});
