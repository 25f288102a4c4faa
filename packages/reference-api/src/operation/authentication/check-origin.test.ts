import { expect, it } from 'vitest';
import { isOwnOrigin } from './check-origin.ts';

it.each([
  ['https://rh.empresa.com.br', 'rh.empresa.com.br', 'https://rh.empresa.com.br', true],
  ['https://rh.empresa.com.br', '10.0.0.7:4000', 'https://rh.empresa.com.br', true],
  // A name of somebody else's that leads here, and what a page says of itself.
  ['https://elsewhere.example', 'elsewhere.example', 'https://rh.empresa.com.br', false],
  ['http://rh.empresa.com.br', 'rh.empresa.com.br', 'https://rh.empresa.com.br', false],
  ['http://localhost:4000', 'localhost:4000', 'https://rh.empresa.com.br', false],
  ['http://elsewhere.example:4000', 'elsewhere.example:4000', 'http://localhost:4000', false],
  ['http://127.0.0.1:4000', '127.0.0.1:4000', 'http://localhost:4000', true],
  ['http://127.0.0.1:5173', '127.0.0.1:4000', 'http://localhost:4000', false],
  ['null', 'localhost:4000', 'http://localhost:4000', false],
  [undefined, 'localhost:4000', 'http://localhost:4000', false],
])('%s at %s is a page of %s: %s', (origin, host, publicUrl, isOwn) => {
  const headers = { host, ...(origin && { origin }) };
  expect(isOwnOrigin({ headers }, publicUrl)).toBe(isOwn);
});
