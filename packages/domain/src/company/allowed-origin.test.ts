import { expect, it } from 'vitest';
import { type OriginFault, readOrigin } from './allowed-origin.ts';

const anywhere = { allowsLocal: false };

it.each([
  ['https://intranet.empresa.com.br', 'https://intranet.empresa.com.br'],
  ['  HTTPS://Intranet.Empresa.com.br/ ', 'https://intranet.empresa.com.br'],
  ['https://intranet:8443', 'https://intranet:8443'],
  ['https://empresa.com.br:443', 'https://empresa.com.br'],
  ['https://10.0.0.5:08443', 'https://10.0.0.5:8443'],
  ['https://xn--ao-xia0b.com.br', 'https://xn--ao-xia0b.com.br'],
])('reads %j as %s', (text, origin) => {
  expect(readOrigin(text, anywhere)).toEqual({ origin });
});

it.each<[string, OriginFault]>([
  ['https://empresa.com.br/intranet', 'path'],
  ['https://empresa.com.br?a', 'path'],
  ['https://empresa.com.br/#', 'path'],
  ['https://*.empresa.com.br', 'wildcard'],
  ['*', 'wildcard'],
  ['http://empresa.com.br', 'scheme'],
  ['empresa.com.br', 'scheme'],
  ['', 'scheme'],
  ['javascript:alert(1)', 'scheme'],
  ['null', 'scheme'],
  ['https://', 'invalid'],
  ['https://ana@empresa.com.br', 'invalid'],
  ['https://empresa.com.br:0', 'invalid'],
  ['https://empresa.com.br:65536', 'invalid'],
  ['https://empresa..br', 'invalid'],
  ['https://-empresa.br', 'invalid'],
  ["https://empresa.br;script-src 'none'", 'invalid'],
  ['https://empresa.br, https://outra.br', 'invalid'],
  ['https://empresa .br', 'invalid'],
  ['https://empresa\n.br', 'invalid'],
  ['https://empresa.br\0', 'invalid'],
  ['https://ação.com.br', 'invalid'],
  [`https://${'a'.repeat(250)}.com`, 'invalid'],
  ['http://localhost:5173', 'local'],
  ['https://localhost', 'local'],
  ['https://app.localhost', 'local'],
  ['https://127.0.0.1', 'local'],
])('takes no %j', (text, fault) => {
  expect(readOrigin(text, anywhere)).toEqual({ fault });
});

it.each([
  ['http://localhost:5173', 'http://localhost:5173'],
  ['http://127.0.0.1:80/', 'http://127.0.0.1'],
  ['https://localhost', 'https://localhost'],
])('reads %j in the example company', (text, origin) => {
  expect(readOrigin(text, { allowsLocal: true })).toEqual({ origin });
});

it('asks the example company for https elsewhere too', () => {
  expect(readOrigin('http://empresa.com.br', { allowsLocal: true })).toEqual({ fault: 'scheme' });
  expect(readOrigin('http://localhost.com.br', { allowsLocal: true })).toEqual({ fault: 'scheme' });
});
