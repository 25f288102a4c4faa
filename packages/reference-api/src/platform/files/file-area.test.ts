import { describe, expect, it } from 'vitest';
import { privateFiles, publicFiles, unfinishedFiles } from './file-area.ts';

const random = '4Xn1cT0qk2yV8sJm5RZbLw';

describe.each([
  ['public', () => publicFiles.makeName('.webp'), publicFiles, 'image/webp'],
  ['private', () => privateFiles.makeName('.mp4'), privateFiles, 'video/mp4'],
  ['unfinished', () => unfinishedFiles.makeName(''), unfinishedFiles, 'application/octet-stream'],
] as const)('%s files', (_area, makeName, area, mediaType) => {
  it('have names that cannot be guessed', () => {
    const names = Array.from({ length: 100 }, makeName);
    expect(new Set(names).size).toBe(100);
    for (const name of names) {
      expect(Buffer.from(area.fileOf(name).slice(0, 22), 'base64url')).toHaveLength(16);
    }
  });

  it('are found again by the last part of their names', () => {
    const name = makeName();
    expect(area.nameOf(area.fileOf(name))).toBe(name);
    expect(area.mediaTypeOf(name)).toBe(mediaType);
  });

  it.each([
    undefined,
    '',
    '../segredo',
    `${random}.html`,
    `${random}.constructor`,
    `${random}.`,
    `${random}x`,
    `${random}.mp4\n`,
    `treinamentos/${random}.mp4`,
    `envios/${random}`,
  ])('are none at %j', (file) => {
    expect(area.nameOf(file)).toBeUndefined();
  });
});

it('areas share no file', () => {
  const areas = [publicFiles, privateFiles, unfinishedFiles];
  const files = [`${random}.png`, `${random}.webp`, `${random}.mp4`, random];
  expect(files.map((file) => areas.map((area) => area.nameOf(file)))).toEqual([
    [`${random}.png`, undefined, undefined],
    [`${random}.webp`, undefined, undefined],
    [undefined, `treinamentos/${random}.mp4`, undefined],
    [undefined, undefined, `envios/${random}`],
  ]);
});
