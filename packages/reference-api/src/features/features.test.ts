import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsRefused, sourceFiles } from '../../../../scripts/lib/imports.ts';
import { openTestApp } from '../../test/build-test-app.ts';
import { jobNamesOf } from '../start/runtime/job-names.ts';
import { partsOf } from './feature.ts';

const files = sourceFiles('reference-api');
const comments = /\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** The feature whose folder a file stands in. */
function featureOf(file: string): string | undefined {
  const [top, name, ...rest] = file.split('/');
  return top === 'features' && rest.length > 0 ? name : undefined;
}

/** Where a file belongs: to a feature, to a folder of another floor, or to its floor alone. */
function roomOf(file: string): string {
  return path.dirname(file).split('/').slice(0, 2).join('/');
}

/** All tables, each with the room that states it. */
const tables = files
  .filter(({ file }) => file.endsWith('-tables.ts'))
  .flatMap(({ file, text }) => {
    const [, members = ''] = /interface \w+Tables \{([^}]*)\}/.exec(text) ?? [];
    return [...members.matchAll(/^\s*(\w+):/gm)].map(([, table = '']) => ({
      owner: roomOf(file),
      table,
    }));
  });

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
    const owned = tables.filter(({ owner }) => owner.startsWith('features/'));
    expect(owned).toContainEqual({ owner: 'features/behavioral', table: 'disc_response' });
    expect(owned).toContainEqual({
      owner: 'features/performance',
      table: 'performance_manager_score',
    });
    const strangers = files
      .filter(({ file }) => !file.startsWith('platform/db/migrations/'))
      .flatMap(({ file, text }) =>
        owned
          .filter(({ owner, table }) => roomOf(file) !== owner && mentions(text, table))
          .map(({ table }) => `${file} reads ${table}`),
      );
    expect(strangers).toEqual([]);
  });

  it('write no table that somebody else states, but those each looks after', () => {
    const written = files
      .filter(({ file }) => !file.startsWith('platform/db/migrations/'))
      .flatMap(({ file, text }) =>
        tables
          .filter(({ owner, table }) => owner !== roomOf(file) && writes(text, table))
          .map(({ owner, table }) => `${roomOf(file)} writes ${table} of ${owner}`),
      );
    expect([...new Set(written)].toSorted()).toEqual([
      'features/access writes company_key of operation/sessions',
      'features/access writes staff_user of operation/sessions',
      'features/access-profiles writes access_profile of operation/sessions',
      'features/access-profiles writes access_profile_section of operation/sessions',
      'features/account writes staff_user of operation/sessions',
      'features/cycles writes cycle_person of shared/cycles',
      'features/institution writes company of platform/db',
      'features/institution writes company_key of operation/sessions',
      'features/notifications writes notification of shared/notifications',
      'features/organization writes department of shared/places',
      'features/organization writes department_manager of shared/places',
      'features/positions writes position of shared/places',
      'features/positions writes seniority of shared/places',
      'features/users writes staff_user of operation/sessions',
      'features/users writes staff_user_profile of operation/sessions',
      'shared writes seniority of shared/places',
      'shared/example writes access_profile of operation/sessions',
      'shared/example writes access_profile_section of operation/sessions',
      'shared/example writes company of platform/db',
      'shared/example writes department of shared/places',
      'shared/example writes department_manager of shared/places',
      'shared/example writes mail_message of shared/mail',
      'shared/example writes position of shared/places',
      'shared/example writes staff_user of operation/sessions',
      'shared/example writes staff_user_profile of operation/sessions',
      'shared/reminders writes company of platform/db',
      'shared/staff writes staff_user of operation/sessions',
      'start/setup writes company of platform/db',
      'start/setup writes staff_user of operation/sessions',
    ]);
  });

  it('name the tables that they write, but where one of several is meant', () => {
    const unnamed =
      /(?:insert into|delete from|\bupdate) \$\{|(?:insertInto|updateTable|deleteFrom)\((?!\s*')/i;
    const writers = files
      .filter(({ file, text }) => !file.startsWith('platform/db/migrations/') && unnamed.test(text))
      .map(({ file }) => file);
    expect(writers.toSorted()).toEqual([
      'features/cycles/running/run-cycle.ts',
      'features/employees/employee-import/import-row-store.ts',
      'features/games/playing/close-answers.ts',
      'platform/db/insert-rows.ts',
      'platform/db/record-table.ts',
      'shared/audience/audience-store.ts',
      'shared/files/file-rows.ts',
      'shared/requests/mailed-addresses.ts',
    ]);
  });

  it('import nothing of each other, and nothing shared imports them', () => {
    const others = files.filter(({ file }) => file !== 'start/create-features.ts');
    const strangers = importsRefused(
      others,
      (from, to) => featureOf(to) !== undefined && featureOf(to) !== featureOf(from),
    );
    expect(strangers).toEqual([]);
  });

  it('are named by nothing that mails, links or keeps the trail', () => {
    const kinds = partsOf(features(), 'links').map(({ kind }) => kind);
    const mailings = partsOf(features(), 'mailings').flatMap((one) => one.map(({ name }) => name));
    expect(kinds).toContain('performance');
    expect(mailings).toContain('report');
    const owned = [...new Set([...names, ...kinds])];
    const rooms = {
      'platform/audit': owned,
      'operation/links': owned,
      'shared/mail': [...owned, ...mailings],
      'shared/requests': owned,
    };
    const strangers = Object.entries(rooms).flatMap(([room, words]) => {
      const inRoom = files.filter(({ file }) => file.startsWith(`${room}/`));
      expect(inRoom, room).not.toEqual([]);
      return inRoom.flatMap(({ file, text }) =>
        words.filter((word) => states(text, word)).map((word) => `${file} names ${word}`),
      );
    });
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

  it('add to the audit trail through what runs their transactions', () => {
    const byHand = files
      .filter(
        ({ file, text }) => !file.startsWith('platform/audit/') && text.includes('recordAudit'),
      )
      .map(({ file }) => file);
    expect(byHand).toEqual([]);
  });

  it('do every kind of job that is declared, and nothing that runs them names one', () => {
    const declared = files.flatMap(({ text }) =>
      [...text.matchAll(/interface JobPayloads \{([^}]*\}[^}]*)\}/g)].flatMap(([, members = '']) =>
        [...members.matchAll(/^\s*'([\w-]+)':/gm)].map(([, name = '']) => name),
      ),
    );
    expect(declared).toContain('import-employees');
    expect(jobNamesOf(features()).toSorted()).toEqual(declared.toSorted());
    const strangers = files
      .filter(({ file }) => file.startsWith('platform/jobs/'))
      .flatMap(({ file, text }) =>
        [...declared, ...tables.map(({ table }) => table)]
          .filter((word) => new RegExp(`'${word}'`).test(text))
          .map((word) => `${file} names ${word}`),
      );
    expect(strangers).toEqual([]);
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
  const built = `(?:insertInto|insertRows|updateTable|deleteFrom|recordTable|orderedTable)\\([^)]*'${table}\\b`;
  const sql = `(?:insert into|delete from|update)\\s+(?:only\\s+)?"?${table}\\b(?!-)`;
  return new RegExp(`${built}|\\b${sql}`, 'i').test(text.replace(comments, ''));
}

/** A table of one word bears the name of other things too: it is read where a query names it. */
function mentions(text: string, table: string): boolean {
  const place = table.includes('_') ? '' : '(?:[Ff]rom|[Ii]nto|[Jj]oin|[Uu]pdate|Table|join,)\\W+';
  return new RegExp(`${place}\\b${table}\\b(?!-)`).test(text.replace(comments, ''));
}
