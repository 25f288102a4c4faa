import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { openStreamedForm } from './streamed-form.ts';

const request = {
  headers: { 'content-type': 'multipart/form-data; boundary=x' },
} as FastifyRequest;

// An error that nobody hears ends the process, and the run of this file with it.

it('hears of a sender who breaks off a file that nobody reads', async () => {
  const payload = new PassThrough();
  payload.write('--x\r\ncontent-disposition: form-data; name="f"; filename="a"\r\n\r\nabc');
  const { file } = await openStreamedForm(request, payload);
  expect(file?.field).toBe('f');
  payload.destroy();
  await once(payload, 'close');
  await setImmediate();
});

it('refuses a form of which one part after another is at fault', async () => {
  const payload = new PassThrough();
  const part = '--x\r\ncontent-disposition: form-data; name="a\0b"\r\n\r\n1\r\n';
  const opening = openStreamedForm(request, payload);
  payload.end(`${part}${part}--x--\r\n`);
  await expect(opening).rejects.toMatchObject({ status: 400 });
  await setImmediate();
});
