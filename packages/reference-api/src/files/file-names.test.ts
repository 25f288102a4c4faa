import { describe, expect, it } from 'vitest';
import { fileAddress, fileNameAt, makeFileName, mediaTypeOf } from './file-names.ts';

describe('makeFileName', () => {
  it('cannot be guessed', () => {
    const names = Array.from({ length: 100 }, () => makeFileName('webp'));
    expect(new Set(names).size).toBe(100);
    for (const name of names) expect(Buffer.from(name.slice(0, 22), 'base64url')).toHaveLength(16);
  });
});

describe('fileNameAt', () => {
  it('finds the name again at the address', () => {
    const name = makeFileName('webp');
    expect(fileNameAt(fileAddress(name))).toBe(name);
    expect(mediaTypeOf(name)).toBe('image/webp');
  });

  it.each([
    null,
    '',
    '/exemplos/logos/empresa-exemplo.svg',
    '/arquivos/../segredo',
    '/arquivos/4Xn1cT0qk2yV8sJm5RZbLw.html',
    '/arquivos/4Xn1cT0qk2yV8sJm5RZbLw.constructor',
    '/arquivos/4Xn1cT0qk2yV8sJm5RZbLw',
    'https://outra.example/arquivos/4Xn1cT0qk2yV8sJm5RZbLw.webp',
  ])('knows that %s is no stored file', (address) => {
    expect(fileNameAt(address)).toBeUndefined();
  });
});
