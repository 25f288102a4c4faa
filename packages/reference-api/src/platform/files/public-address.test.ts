import { expect, it } from 'vitest';
import { publicFiles } from './file-area.ts';
import { publicAddress, publicNameAt } from './public-address.ts';

it('finds the name again at the address', () => {
  const name = publicFiles.makeName('.webp');
  expect(publicNameAt(publicAddress(name))).toBe(name);
});

it.each([
  null,
  '',
  '/exemplos/logos/empresa-exemplo.svg',
  '/arquivos/../segredo',
  '/arquivos/4Xn1cT0qk2yV8sJm5RZbLw.html',
  '/arquivos/4Xn1cT0qk2yV8sJm5RZbLw.constructor',
  '/arquivos/4Xn1cT0qk2yV8sJm5RZbLw',
  '/arquivos/treinamentos/4Xn1cT0qk2yV8sJm5RZbLw.mp4',
  'https://outra.example/arquivos/4Xn1cT0qk2yV8sJm5RZbLw.webp',
])('knows that %s is no public file', (address) => {
  expect(publicNameAt(address)).toBeUndefined();
});
