import { expect, it } from 'vitest';
import { siteFaults } from './site-faults.ts';

const guide = { file: 'guides/theming.html', html: '<h2 id="parts">Parts</h2>' };
const faultsOf = (html: string) =>
  siteFaults([guide, { file: 'index.html', html }], (file) => file === 'brand.svg');

it('finds pages, files and anchors that are there', () => {
  const links = ['/docs/', '/docs/guides/theming', '/docs/guides/theming#parts', '/docs/brand.svg'];
  expect(faultsOf(links.map((link) => `<a class="x" href="${link}">`).join(''))).toEqual([]);
});

it('leaves what is outside of the site to others', () => {
  expect(faultsOf('<a href="/api/docs"><a href="https://aferir.example/#x">')).toEqual([]);
});

it('tells of a page that is not there', () => {
  expect(faultsOf('<a href="/docs/guides/themes">')).toEqual([
    'index.html: /docs/guides/themes leads nowhere',
  ]);
});

it('tells of an anchor that is not there, on another page or on the same', () => {
  expect(faultsOf('<a href="/docs/guides/theming#states"><a href="#top">')).toEqual([
    'index.html: /docs/guides/theming#states has no such anchor',
    'index.html: #top has no such anchor',
  ]);
});

it('tells of what a browser would fetch from elsewhere', () => {
  expect(
    faultsOf(
      '<script src="https://cdn.example/a.js"></script><link rel="stylesheet" href="https://fonts.example/b.css">',
    ),
  ).toEqual([
    'index.html: asks for https://cdn.example/a.js',
    'index.html: asks for https://fonts.example/b.css',
  ]);
});
