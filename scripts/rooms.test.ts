import { expect, it } from 'vitest';
import { importsRefused, sourceFiles } from './lib/imports.ts';

const features = /^features\/([^/]+)\//;

/** What of the app features, and what they share, may not reach: what is built of them. */
function isBesideFeature(from: string, to: string): boolean {
  if (!/^(?:features|shared|services|openings)\//.test(from)) return false;
  const feature = features.exec(to)?.[1];
  return (
    to.startsWith('routes/') || (feature !== undefined && feature !== features.exec(from)?.[1])
  );
}

const widgetFiles = sourceFiles('widgets');

const widgets = widgetFiles.flatMap(
  ({ file }) => /^([^/]+)\/\1\.element\.ts$/.exec(file)?.[1] ?? [],
);

/** A widget may show another one whole, in words of its own; what two of them are made of is shared. */
function isBesideWidget(from: string, to: string): boolean {
  const [[room = ''], [widget = '']] = [from.split('/'), to.split('/')];
  if (!widgets.includes(widget) || room === widget) return false;
  if (!widgets.includes(room)) return room === 'shared' || room === 'access';
  return to !== `${widget}/${widget}.tsx` && to !== `${widget}/${widget}.messages.ts`;
}

it('features of the app import nothing of each other, and nothing shared imports them', () => {
  const files = sourceFiles('reference-app');
  expect(files.length).toBeGreaterThan(500);
  expect(importsRefused(files, isBesideFeature)).toEqual([]);
});

it('finds what features of the app import of each other', () => {
  const text = [
    "import { a } from '../users/a.ts';",
    "import type { b } from './b.ts';",
    "import { c } from '../../shared/c.ts';",
    "const d = () => import('../../routes/d.tsx');",
  ].join('\n');
  const shared = "export { e } from '../features/users/e.ts';";
  const files = [
    { file: 'features/games/games.ts', text },
    { file: 'shared/e.ts', text: shared },
    { file: 'routes/e.ts', text: shared },
  ];
  expect(importsRefused(files, isBesideFeature)).toEqual([
    'features/games/games.ts imports features/users/a.ts',
    'features/games/games.ts imports routes/d.tsx',
    'shared/e.ts imports features/users/e.ts',
  ]);
});

it('widgets import nothing of each other but the whole, and nothing shared imports them', () => {
  expect(widgets.length).toBeGreaterThan(7);
  expect(importsRefused(widgetFiles, isBesideWidget)).toEqual([]);
});

it('finds what widgets import of each other', () => {
  const text = [
    "import { GamePlayer } from '../game-player/game-player.tsx';",
    "import { toGame } from '../game-player/game-player.data.ts';",
    "import { lazyPart } from '../shared/loading/lazy-part.tsx';",
  ].join('\n');
  const files = ['training-player/t.tsx', 'access/t.tsx', 'register/t.ts'].map((file) => ({
    file,
    text,
  }));
  expect(importsRefused(files, isBesideWidget)).toEqual([
    'training-player/t.tsx imports game-player/game-player.data.ts',
    'access/t.tsx imports game-player/game-player.tsx',
    'access/t.tsx imports game-player/game-player.data.ts',
  ]);
});

/** What is made for tests, whose imports lead wherever they like. */
function isForTests(_from: string, to: string): boolean {
  return /(?:^|\/)(?:test|testing)\//.test(to);
}

it('the API imports nothing that is made for its tests', () => {
  const files = sourceFiles('reference-api');
  expect(files.length).toBeGreaterThan(500);
  expect(importsRefused(files, isForTests)).toEqual([]);
});

it('finds what the API imports of what is made for its tests', () => {
  const text = [
    "import { openTestApp } from '../../../test/build-test-app.ts';",
    "export { startSmtpPeer } from './testing/smtp-peer.ts';",
    "import { createMailer } from './mailer.ts';",
  ].join('\n');
  expect(importsRefused([{ file: 'shared/mail/mail.ts', text }], isForTests)).toEqual([
    'shared/mail/mail.ts imports ../test/build-test-app.ts',
    'shared/mail/mail.ts imports shared/mail/testing/smtp-peer.ts',
  ]);
});
