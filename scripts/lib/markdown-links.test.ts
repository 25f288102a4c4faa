import { expect, it } from 'vitest';
import { relativeLinks } from './markdown-links.ts';

it('finds relative links and drops their anchors and titles', () => {
  const text = '[a](docs/a.md#part) and ![b](../b%20c.png "A picture")';
  expect(relativeLinks(text)).toEqual(['docs/a.md', '../b c.png']);
});

it('passes over addresses, anchors, absolute paths and code', () => {
  const text =
    '[a](https://example.com/x.md) [b](#part) [c](/api/v1) [d](mailto:a@b.example)\n```md\n[e](gone.md)\n```';
  expect(relativeLinks(text)).toEqual([]);
});
