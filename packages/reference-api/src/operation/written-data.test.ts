import { expect, it } from 'vitest';
import { openTestApp } from '../../test/build-test-app.ts';
import { createScene, sendRequest } from '../features/behavioral/testing/behavioral-scene.ts';
import { WrittenData } from './written-data.ts';

const test = openTestApp();

it('is written like what it holds, wherever it stands', () => {
  const data = [{ text: 'Decisão' }];
  const written = WrittenData.of(data);
  expect(written.json).toBe(JSON.stringify(data));
  expect(JSON.stringify({ data: written })).toBe(JSON.stringify({ data }));
});

it('goes out as JSON in the envelope of all replies', async () => {
  const scene = await createScene(test);
  const { idResposta, link } = await sendRequest(test, scene);
  const { headers, body } = await test.app.inject({
    url: `/api/v1/Pergunta/Get/${idResposta}`,
    headers: { 'x-link-hash': link },
  });
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(JSON.parse(body)).toEqual({ success: true, data: expect.any(Array) });
  expect(body).toBe(JSON.stringify(JSON.parse(body)));
});
