import { beforeEach, expect, it } from 'vitest';
import { preloadFiles } from './preload-files.ts';

const files = { 'aferir-one': ['chunks/one-1.js', 'chunks/base-1.js'] };
const loader = 'https://aferir.example/widgets/loader.js';

beforeEach(() => {
  // Styles stay: those of every file of the worker are there.
  for (const own of document.head.querySelectorAll('link, script')) own.remove();
  document.body.replaceChildren();
});

function add(tag: string, nonce = ''): HTMLElement {
  const element = document.body.appendChild(document.createElement(tag));
  element.nonce = nonce;
  return element;
}

function links() {
  return [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
}

it('asks for every file of the element, beside the loader', () => {
  preloadFiles(add('aferir-one'), { files, loader });
  expect(links().map(({ href }) => href)).toEqual([
    'https://aferir.example/widgets/chunks/one-1.js',
    'https://aferir.example/widgets/chunks/base-1.js',
  ]);
});

it('asks for nothing that the build has not listed', () => {
  preloadFiles(add('aferir-other'), { files, loader });
  expect(links()).toEqual([]);
});

it.each([
  'https://site.example/assets/main-3f.js',
  'file:///site/node_modules/@aferir/elements/dist-browser/loader.js',
  'https://site.example/deps/@aferir_elements.js',
])('asks for nothing where a bundler has made the loader part of %s', (bundled) => {
  preloadFiles(add('aferir-one'), { files, loader: bundled });
  expect(links()).toEqual([]);
});

it("passes on the nonce of the loader's script", () => {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = loader;
  script.nonce = 'do-script';
  document.head.append(script);
  preloadFiles(add('aferir-one', 'do-elemento'), { files, loader });
  expect(links().map(({ nonce }) => nonce)).toEqual(['do-script', 'do-script']);
});

it('else the nonce of the element', () => {
  preloadFiles(add('aferir-one', 'do-elemento'), { files, loader });
  expect(links()[0]?.nonce).toBe('do-elemento');
});
