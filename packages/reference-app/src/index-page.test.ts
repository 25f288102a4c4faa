import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { kitSchemes } from '@aferir/ui/testing';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file));
const page = new DOMParser().parseFromString(read('index.html').toString(), 'text/html');
const manifest = JSON.parse(read('public/app.webmanifest').toString());
const GROUND = 'color-canvas';

/** Width and height stand at the head of every PNG. */
function sizeOf(file: string): string {
  const png = read(`public${file}`);
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

it('names icons and a manifest that are there', () => {
  const files = [...page.querySelectorAll<HTMLLinkElement>('link')].map((link) =>
    link.getAttribute('href'),
  );
  expect(files).toEqual(['/favicon.svg', '/apple-touch-icon.png', '/app.webmanifest']);
  for (const file of files) expect(existsSync(path.join(root, `public${file}`))).toBe(true);
  expect(sizeOf('/apple-touch-icon.png')).toBe('180x180');
});

it('has drawn icons of the sizes that the manifest names', () => {
  const drawn = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png');
  expect(drawn).toHaveLength(3);
  for (const { src, sizes } of drawn) expect(sizeOf(src)).toBe(sizes);
});

it.each(['light', 'dark'] as const)('colors the browser around as the %s page', (scheme) => {
  const meta = page.querySelector(`meta[name="theme-color"][media*="${scheme}"]`);
  expect(meta?.getAttribute('content')).toBe(kitSchemes[scheme].get(GROUND));
});

it('starts as the light page looks', () => {
  const ground = kitSchemes.light.get(GROUND);
  expect([manifest.background_color, manifest.theme_color]).toEqual([ground, ground]);
});
