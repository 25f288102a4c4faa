import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../test/build-test-app.ts';
import { partsOf } from './feature.ts';

const source = path.resolve(import.meta.dirname, '..');

const files = globSync('**/*.ts', { cwd: source })
  .filter((file) => !file.endsWith('.test.ts') && !file.includes('/testing/'))
  .map((file) => ({ file, text: readFileSync(path.join(source, file), 'utf8') }));
const comments = /\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** The feature whose folder a file stands in. */
function featureOf(file: string): string | undefined {
  const [top, name, ...rest] = file.split('/');
  return top === 'features' && rest.length > 0 ? name : undefined;
}

/** Tables that a feature states, beside those that all of them stand on. */
function tablesOf(feature: string): string[] {
  return tablesStatedIn(`features/${feature}/${feature}-tables.ts`);
}

function tablesStatedIn(room: string): string[] {
  return files
    .filter(({ file }) => file === room)
    .flatMap(({ text }) => /interface \w+Tables \{([^}]*)\}/.exec(text)?.[1] ?? [])
    .flatMap((members) => [...members.matchAll(/^\s*(\w+):/gm)].map(([, name = '']) => name));
}

const platformTables = tablesStatedIn('db/platform-tables.ts');
const names = [...new Set(files.flatMap(({ file }) => featureOf(file) ?? []))];
const test = openTestApp();

const features = () => test.app.features;

describe('features', () => {
  it('are all composed, each in the folder of its name', () => {
    expect(
      features()
        .map(({ tag }) => tag)
        .sort(),
    ).toEqual(names.sort());
  });

  it('read no tables of each other, and nobody else reads them', () => {
    const tables = names.flatMap((owner) => tablesOf(owner).map((table) => ({ owner, table })));
    expect(tables).toContainEqual({ owner: 'behavioral', table: 'disc_response' });
    expect(tables).toContainEqual({ owner: 'performance', table: 'performance_manager_score' });
    const strangers = files
      .filter(({ file }) => !file.startsWith('db/migrations/'))
      .flatMap(({ file, text }) =>
        tables
          .filter(({ owner, table }) => featureOf(file) !== owner && mentions(text, table))
          .map(({ table }) => `${file} reads ${table}`),
      );
    expect(strangers).toEqual([]);
  });

  it('write no table that all of them stand on, but those each looks after', () => {
    const written = files.flatMap(({ file, text }) =>
      platformTables
        .filter((table) => featureOf(file) !== undefined && writes(text, table))
        .map((table) => `${featureOf(file)} writes ${table}`),
    );
    expect([...new Set(written)].toSorted()).toEqual([
      'access writes company_key',
      'access writes person',
      'access writes staff_user',
      'access writes trial_request',
      'access-profiles writes access_profile',
      'access-profiles writes access_profile_section',
      'account writes staff_user',
      'employees writes department',
      'employees writes person',
      'employees writes person_manager',
      'employees writes position',
      'institution writes company',
      'institution writes company_key',
      'notifications writes notification',
      'organization writes department',
      'organization writes department_manager',
      'organization writes person',
      'portal writes person',
      'positions writes person',
      'positions writes position',
      'positions writes seniority',
      'users writes staff_user',
      'users writes staff_user_profile',
    ]);
  });

  it('import nothing of each other, and nothing shared imports them', () => {
    const strangers = files
      .filter(({ file }) => file !== 'features/create-features.ts')
      .flatMap(({ file, text }) =>
        [...text.matchAll(/from '(\.[^']+)'/g)]
          .map(([, to = '']) => path.join(path.dirname(file), to))
          .filter((to) => featureOf(to) !== undefined && featureOf(to) !== featureOf(file))
          .map((to) => `${file} imports ${to}`),
      );
    expect(strangers).toEqual([]);
  });

  it('are named by nothing that mails, links or keeps the trail', () => {
    const kinds = partsOf(features(), 'responses').map(({ kind }) => kind);
    const mailings = partsOf(features(), 'mailings').flatMap((one) => one.map(({ name }) => name));
    expect(kinds).toContain('performance');
    expect(mailings).toContain('report');
    const owned = [...new Set([...names, ...kinds])];
    const rooms = { audit: owned, links: owned, mail: [...owned, ...mailings], requests: owned };
    const strangers = Object.entries(rooms).flatMap(([room, words]) =>
      files
        .filter(({ file }) => file.startsWith(`${room}/`))
        .flatMap(({ file, text }) =>
          words.filter((word) => states(text, word)).map((word) => `${file} names ${word}`),
        ),
    );
    expect(strangers).toEqual([]);
  });

  it('bring every way of mailing that they count', () => {
    const brought = partsOf(features(), 'mailings').flatMap((one) => one.map(({ name }) => name));
    const declared = files
      .filter(({ file }) => featureOf(file) !== undefined)
      .flatMap(({ text }) => [...text.matchAll(/: Mailing = \{\s*name: '([^']+)'/g)])
      .map(([, name]) => name);
    expect(declared).toContain('report');
    expect(brought.toSorted()).toEqual(declared.toSorted());
  });

  it('have words for whatever they add to the audit trail', () => {
    const worded = partsOf(features(), 'auditActions').flatMap((one) => Object.keys(one));
    const declared = files
      .filter(({ file }) => file.endsWith('-audit-actions.ts'))
      .flatMap(({ text }) => [...text.matchAll(/^ {2}'([^']+)':/gm)].map(([, name]) => name));
    expect(declared.length).toBeGreaterThan(30);
    expect(worded.toSorted()).toEqual(declared.toSorted());
  });
});

/** Whether a text has a word as a value or as a name of a member. */
function states(text: string, word: string): boolean {
  return new RegExp(`'${word}'|^\\s*${word}\\??:`, 'm').test(text);
}

function writes(text: string, table: string): boolean {
  // All but passwords go through the one writer of people.
  if (table === 'person' && /\bchange(?:Each)?(?:People|Person)\(/.test(text)) return true;
  return new RegExp(`(insertInto|updateTable|deleteFrom)\\([^)]*'${table}\\b`).test(text);
}

/** A table of one word bears the name of other things too: it is read where a query names it. */
function mentions(text: string, table: string): boolean {
  const place = table.includes('_') ? '' : '(?:[Ff]rom|[Ii]nto|[Jj]oin|[Uu]pdate|Table|join,)\\W+';
  return new RegExp(`${place}\\b${table}\\b(?!-)`).test(text.replace(comments, ''));
}
