import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const TOKEN_SHEETS = [
  'packages/ui/src/tokens/foundation.css',
  'packages/ui/src/tokens/schemes.css',
  'packages/widgets/src/shared/theme/profile-colors.css',
];
const styled = globSync(
  ['packages/*/src/**/*.{css,ts,tsx}', 'templates/**/*.{css,tsx}.template', '.storybook/*.css'],
  { cwd: root },
).filter((file) => !TOKEN_SHEETS.includes(file) && !file.includes('.test.'));

function matches(file: string, pattern: RegExp): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

const filled = new Set(TOKEN_SHEETS.flatMap((file) => matches(file, /--_aferir-([\w-]+):/g)));

it('every sheet and component reads tokens as the themes fill them', () => {
  const reading = styled.filter((file) => matches(file, /(--_?aferir-)\w/g).length > 0);
  expect(reading.length).toBeGreaterThan(100);
  const faults = reading.flatMap((file) => {
    const read = matches(file, /var\(--_aferir-([\w-]+)/g);
    const unknown = read.filter((name) => !filled.has(name));
    const ofHosts = matches(file, /var\(--aferir-(?!font-family)([\w-]+)/g);
    return [...unknown, ...ofHosts].map((name) => `${file} reads ${name}`);
  });
  expect(faults).toEqual([]);
});

it('what is printed takes text and surfaces of no page', () => {
  const sheet = 'packages/widgets/src/shared/report-document/report-document.module.css';
  const neutral = [...filled].filter((name) =>
    /^color-(?:canvas|surface|border|text)\b/.test(name),
  );
  expect(neutral.length).toBeGreaterThan(8);
  expect(matches(sheet, /--aferir-([\w-]+): initial;/g)).toEqual(neutral);
});
