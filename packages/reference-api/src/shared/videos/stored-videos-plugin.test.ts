import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../test/build-test-app.ts';
import { privateFiles } from '../../platform/files/file-area.ts';
import { videoMessages } from './video-messages.ts';

const test = openTestApp();
const content = randomBytes(200_000);
const minute = 60_000;

const scene = openScene(async () => {
  const name = privateFiles.makeName('.mp4');
  await test.services.files.put(name, content);
  const { url } = test.services.videoAddresses.make(17, name, test.clock.now());
  return { name, url };
});

const get = (headers: Record<string, string> = {}, url = scene.url) =>
  test.app.inject({ url, headers });
const range = (value: string, others = {}) => get({ range: `bytes=${value}`, ...others });

describe('a signed address', () => {
  it('shows the whole video to any page, and runs nothing', async () => {
    const reply = await get({ origin: 'https://intranet.example' });
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload.equals(content)).toBe(true);
    expect(reply.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(content.length),
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=600',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'",
    });
  });

  it.each([
    ['0-0', 0, 0],
    ['100-199', 100, 199],
    ['199990-', 199_990, 199_999],
    ['-10', 199_990, 199_999],
    ['199990-9999999', 199_990, 199_999],
    ['-9999999', 0, 199_999],
  ])('shows the range %s', async (asked, start, end) => {
    const reply = await range(asked);
    expect(reply.statusCode).toBe(206);
    expect(reply.headers).toMatchObject({
      'content-range': `bytes ${start}-${end}/200000`,
      'content-length': String(end - start + 1),
    });
    expect(reply.rawPayload.equals(content.subarray(start, end + 1))).toBe(true);
  });

  it.each(['200000-', '300000-400000', '5-4', '-0'])('has no range %s', async (asked) => {
    const reply = await range(asked);
    expect([reply.statusCode, reply.headers['content-range']]).toEqual([416, 'bytes */200000']);
    expect(reply.rawPayload).toHaveLength(0);
  });

  it('shows the whole for several ranges and for what is none', async () => {
    for (const asked of ['0-1,5-6', 'a-b']) {
      const reply = await range(asked);
      expect([reply.statusCode, reply.rawPayload.length]).toEqual([200, content.length]);
    }
    expect((await get({ range: 'lines=0-1' })).statusCode).toBe(200);
  });

  it('goes on with a range only where it is still the same video', async () => {
    const { etag } = (await range('0-9')).headers;
    expect((await range('0-9', { 'if-range': String(etag) })).statusCode).toBe(206);
    for (const other of ['"outro"', 'Wed, 21 Oct 2026 07:28:00 GMT']) {
      expect((await range('0-9', { 'if-range': other })).statusCode).toBe(200);
    }
  });

  it('tells a HEAD what a GET would bring', async () => {
    const head = (headers = {}) => test.app.inject({ method: 'HEAD', url: scene.url, headers });
    const whole = await head();
    expect(whole.statusCode).toBe(200);
    expect(whole.headers['content-length']).toBe('200000');
    const part = await head({ range: 'bytes=0-9' });
    expect([part.statusCode, part.headers['content-length']]).toEqual([206, '10']);
    expect(part.rawPayload).toHaveLength(0);
  });

  it('is good for ten minutes', async () => {
    test.clock.advance(10 * minute);
    expect((await get()).statusCode).toBe(200);
    test.clock.advance(1);
    expect((await get()).statusCode).toBe(403);
  });

  it('is good for its own video, company and time alone', async () => {
    const other = privateFiles.makeName('.mp4');
    await test.services.files.put(other, content);
    const [, file = ''] = /videos\/([^?]+)/.exec(scene.url) ?? [];
    const forged = [
      scene.url.replace(file, other.split('/')[1] ?? ''),
      scene.url.replace('assinatura=17.', 'assinatura=18.'),
      scene.url.replace(/expira=\d+/, `expira=${test.clock.now().getTime() + 60 * minute}`),
      ...['A', 'B', 'C', 'D']
        .map((last) => scene.url.replace(/.$/, last))
        .filter((url) => url !== scene.url),
      scene.url.replace(/\?.*/, ''),
      `${scene.url}&assinatura=17.x`,
      scene.url.replace(file, '..%2Fsegredo.mp4'),
    ];
    for (const url of forged) {
      const reply = await get({}, url);
      expect([reply.statusCode, reply.json().msg]).toEqual([403, videoMessages.badAddress]);
    }
  });

  it('ends with its video', async () => {
    await test.services.files.remove(scene.name);
    expect((await get()).statusCode).toBe(404);
  });

  it('stands in no log', async () => {
    await get();
    await get({}, `${scene.url}x`);
    const [, signature = ''] = /assinatura=\d+\.(.+)$/.exec(scene.url) ?? [];
    expect(test.logLines.join('')).toContain('/videos/:file');
    expect(test.logLines.join('')).not.toContain(signature.slice(0, 20));
  });

  it('is not the address of files', async () => {
    const [, file = ''] = /videos\/([^?]+)/.exec(scene.url) ?? [];
    for (const url of [`/arquivos/${file}`, `/arquivos/treinamentos%2F${file}`]) {
      expect((await get({}, url)).statusCode).toBe(404);
    }
  });
});
