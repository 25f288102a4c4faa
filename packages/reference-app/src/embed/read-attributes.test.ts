import { expect, it } from 'vitest';
import { readAttributes } from './read-attributes.ts';

const known = ['api-base', 'apibase', 'nonce', 'theme', 'hs', 'portal-href', 'portalhref', 'view'];
const listed = ['https://intranet.example'];

const read = (address: string, names = known) =>
  readAttributes(new URL(address, 'https://aferir.example/embed/'), names, listed);

it('takes the attributes that the element has, and nothing else', () => {
  const { attributes, hs, hasTokenFromHost } = read(
    'x?theme=dark&view=full&onclick=alert(1)&style=x&id=y&class=z&slot=a&utm_source=mail',
  );
  expect([...attributes]).toEqual([
    ['theme', 'dark'],
    ['view', 'full'],
  ]);
  expect([hs, hasTokenFromHost]).toEqual([undefined, false]);
});

it.each(['api-base', 'apibase', 'nonce'])('lets no address say %s', (name) => {
  expect(read(`x?${name}=https://evil.example`).attributes.size).toBe(0);
});

it('has the code of a link apart, from behind the # first', () => {
  expect(read('x?hs=abc')).toMatchObject({ hs: 'abc' });
  expect(read('x?hs=abc').attributes.size).toBe(0);
  expect(read('x?id-cliente=1#hs=def')).toMatchObject({ hs: 'def' });
  expect(read('x?hs=abc#hs=def')).toMatchObject({ hs: 'def' });
  expect(read('x?hs=abc', ['theme']).hs).toBeUndefined();
  expect(read('x?hs=').hs).toBeUndefined();
});

it('sets nothing else from behind the #', () => {
  expect(read('x#theme=dark').attributes.size).toBe(0);
});

it.each([
  ['/login-funcionario?idcliente=1', true],
  ['https://aferir.example/login', true],
  ['https://intranet.example/portal', true],
  ['https://evil.example', false],
  ['//evil.example', false],
  ['https://intranet.example.evil.example', false],
  ['https://intranet.example@evil.example', false],
  ['http://intranet.example', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['https://', false],
])('leads to %s: %s', (href, isTaken) => {
  for (const name of ['portal-href', 'portalhref']) {
    const { attributes } = read(`x?${name}=${encodeURIComponent(href)}`);
    expect(attributes.has(name)).toBe(isTaken);
  }
});

it('asks the page around for a token where the address says so', () => {
  expect(read('x?response-id=8&get-token').hasTokenFromHost).toBe(true);
});
