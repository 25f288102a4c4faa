import { expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../test/build-test-app.ts';
import { privateFiles, publicFiles } from '../../platform/files/file-area.ts';
import { publicAddress } from '../../platform/files/public-address.ts';

const test = openTestApp();
const content = Buffer.from('0123456789');

const scene = openScene(async () => {
  const name = publicFiles.makeName('.png');
  await test.services.files.put(name, content);
  return { url: publicAddress(name) };
});

const ask = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  test.app.inject({ method, url: scene.url, headers });

it('shows a public file to any page for good, and runs nothing', async () => {
  const reply = await ask({ origin: 'https://intranet.example' });
  expect(reply.statusCode).toBe(200);
  expect(reply.rawPayload).toEqual(content);
  expect(reply.headers).toMatchObject({
    'content-type': 'image/png',
    'content-length': '10',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': "default-src 'none'",
  });
});

it('gives a part of it, or what it is', async () => {
  const part = await ask({ range: 'bytes=2-4' });
  expect(part.statusCode).toBe(206);
  expect(part.payload).toBe('234');
  expect(part.headers['content-range']).toBe('bytes 2-4/10');
  const head = await ask({}, 'HEAD');
  expect(head.headers['content-length']).toBe('10');
  expect(head.payload).toBe('');
});

it('is no door to private files', async () => {
  const name = privateFiles.makeName('.mp4');
  await test.services.files.put(name, content);
  for (const file of [name, encodeURIComponent(name), privateFiles.fileOf(name)]) {
    const reply = await test.app.inject(`/arquivos/${file}`);
    expect(reply.statusCode).toBe(404);
  }
});
