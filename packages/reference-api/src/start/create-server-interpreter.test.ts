import path from 'node:path';
import { LANGUAGES } from '@aferir/domain';
import { expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from '../../../../scripts/lib/imports.ts';
import { openTestApp } from '../../test/build-test-app.ts';
import { loadContract } from '../operation/contract/load-contract.ts';

const test = openTestApp();

const calls = loadContract().operations;
const sources = new Map(sourceFiles('reference-api').map(({ file, text }) => [file, text]));
const others = LANGUAGES.filter((language) => language !== 'pt-BR');

/** The rooms of the app whose pages speak the language of a person. */
const spokenPages =
  /^(?:features\/portal|features\/access\/(?:first-access|handed-access|links|password|sign-in)|routes\/employee|services)\/|\/totem-form|^routes\/public\/totem/;

/** The calls that widgets and the pages of people make: those whose address or name stands in their sources. */
function callsOfPeople(): string[] {
  const pages = sourceFiles('reference-app').filter(({ file }) => spokenPages.test(file));
  const text = [...sourceFiles('widgets'), ...pages]
    .map((source: SourceFile) => source.text)
    .join('\n');
  return [...calls.values()]
    .filter(
      (call) =>
        text.includes(`'${call.path}'`) ||
        new RegExp(`\\b${call.id}(?:Query|Mutation)?\\b`).test(text),
    )
    .map((call) => call.id);
}

/** Whether a file is a call that nobody but staff makes. */
function isOfStaffAlone(file: string): boolean {
  const schemes = calls.get(path.basename(file, '.ts'))?.schemes ?? [];
  return schemes.length > 0 && schemes.every((scheme) => scheme === 'staffBearer');
}

const isTexts = (file: string) => /-(?:messages|sentences)\.ts$/.test(file);

/** What mails and serializers say is no sentence of a reply; companies' servers alone trade tokens. */
const isToldElsewhere = (file: string) =>
  /(?:^|\/)(?:mails|mail)\/|-mails?\.ts$|-serializer\.ts$|token-exchange-service\.ts$/.test(file);

/** The files that these calls are made of. */
function filesBehind(ids: readonly string[]): string[] {
  const found = new Set<string>();
  const open = [...sources.keys()].filter((file) => ids.includes(path.basename(file, '.ts')));
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file) || isTexts(file) || isToldElsewhere(file)) continue;
    found.add(file);
    for (const [, to = ''] of (sources.get(file) ?? '').matchAll(/\bfrom '(\.[^']+)'/g)) {
      open.push(path.posix.join(path.posix.dirname(file), to));
    }
  }
  return [...found];
}

/** The books and names of the sentences that a file can answer with, as `errorMessages.notFound`, or a book that it looks one up in. */
function sentencesIn(file: string): string[] {
  const text = sources.get(file) ?? '';
  const shortened = /\b(\w+Messages) as (\w+)\b/.exec(text);
  const whole = shortened
    ? text.replaceAll(new RegExp(`\\b${shortened[2]}\\.`, 'g'), `${shortened[1]}.`)
    : text;
  // What is read of an assessment is content, and what staff alone have done is told to them.
  const told = whole
    .replaceAll(/\breturn \{ data: to.*/g, '')
    .replaceAll(isOfStaffAlone(file) ? /\bmsg: \w+Messages\.\w+/g : /^$/g, '');
  return [...told.matchAll(/\b(\w+Messages)(?:(\.\w+)|\[)/g)].map(
    ([, book, key = '']) => `${book}${key}`,
  );
}

/** A text under a name, or some in a group. */
type Said = string | ((thing: unknown) => string) | Readonly<Record<string, unknown>>;

/** A sentence as somebody would read it. */
function samplesOf(said: Said): string[] {
  if (typeof said === 'string') return [said];
  if (typeof said === 'function') return [said('Acme')];
  return Object.values(said).flatMap((one) => samplesOf(one as Said));
}

/** What is said under a name or in a whole book, in whatever file has it. */
async function saidAs(name: string): Promise<Said> {
  const [book = '', key] = name.split('.');
  const [file] = [...sources].find(([, text]) =>
    text.match(new RegExp(`export const ${book}\\b`)),
  ) ?? [''];
  const exports = await import(/* @vite-ignore */ `../${file}`);
  return key === undefined ? exports[book] : exports[book][key];
}

it('what a call of a widget or of a page of people can answer with is said in every language', async () => {
  const files = filesBehind(callsOfPeople());
  const names = [...new Set(files.flatMap(sentencesIn))].sort();
  expect(names).toEqual(
    expect.arrayContaining([
      'errorMessages.notFound',
      'passwordMessages',
      'trainingPlayerMessages.wrongPin',
    ]),
  );
  const holes: string[] = [];
  for (const name of names) {
    const samples = samplesOf(await saidAs(name));
    const isSaid = samples.every((sample) =>
      others.every((language) => test.app.interpret?.(sample, language)),
    );
    if (!isSaid) holes.push(name);
  }
  expect(holes).toEqual([]);
});
