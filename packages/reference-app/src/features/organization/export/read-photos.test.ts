import { afterEach, expect, it, vi } from 'vitest';
import { toDepartments } from '../department.ts';
import { departmentNode } from '../testing/organization-fixtures.ts';
import { readPhotos } from './read-photos.ts';

afterEach(() => vi.unstubAllGlobals());

const led = (id: number, urlFoto: string | null) =>
  departmentNode(id, `Departamento ${id}`, { qtdGestores: 1, title: 'Ana Souza', urlFoto });

it('reads each photo once, and leaves out what is none or cannot be had', async () => {
  const replies: Readonly<Record<string, () => Response>> = {
    '/ana.jpg': () => new Response('ana', { headers: { 'content-type': 'image/jpeg' } }),
    '/erro.jpg': () => new Response('ops', { status: 404 }),
    '/pagina': () => new Response('oi', { headers: { 'content-type': 'text/html' } }),
  };
  const network = vi.fn(async (address: string) => {
    const reply = replies[address];
    if (!reply) throw new TypeError('Failed to fetch');
    return reply();
  });
  vi.stubGlobal('fetch', network);
  const addresses = [null, '/ana.jpg', '/ana.jpg', '/erro.jpg', '/pagina', '/longe.jpg'];
  const photos = await readPhotos(
    toDepartments(addresses.map((address, index) => led(index + 1, address))),
  );
  expect([...photos]).toEqual([['/ana.jpg', `data:image/jpeg;base64,${btoa('ana')}`]]);
  expect(network).toHaveBeenCalledTimes(4);
});
