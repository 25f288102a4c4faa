import { expect, it } from 'vitest';
import { fill, kebabCase, nameWords } from './template.ts';

it('writes a name in every case', () => {
  expect(nameWords('share-bar')).toEqual({
    name: 'share-bar',
    Name: 'ShareBar',
    camel: 'shareBar',
  });
  expect(nameWords('top3-list').Name).toBe('Top3List');
});

it('takes a name apart again', () => {
  expect(kebabCase('AccessProfile')).toBe('access-profile');
});

it('refuses a name that is not kebab-case', () => {
  for (const name of ['ShareBar', 'share_bar', 'share--bar', '-bar', '3d', '../bar', '']) {
    expect(() => nameWords(name), name).toThrow('is not kebab-case');
  }
});

it('puts words beside each other and inside of names', () => {
  const words = nameWords('share-bar');
  expect(fill('__Name____name__ initial__Name__State use__Name__', words)).toBe(
    'ShareBarshare-bar initialShareBarState useShareBar',
  );
});

it('refuses a place without a word', () => {
  expect(() => fill('__tag__', nameWords('bar'))).toThrow('There is no word for __tag__');
});
