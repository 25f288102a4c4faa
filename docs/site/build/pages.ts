import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the sources of the site are, with a slash at the end. */
export const siteRoot = fileURLToPath(new URL('../', import.meta.url));

/** Where the site is served. */
export const base = '/docs/';

/** A part of the site: its name, and the pages of it in their order, such as `guides/theming`. */
interface Section {
  readonly text: string;
  readonly pages: readonly string[];
}

/** Every page but the first, in the order of the sidebar: the one list that navigation and `llms.txt` are made from. */
export const sections: readonly Section[] = [
  {
    text: 'Quick start',
    pages: ['html', 'react', 'next', 'vue', 'angular', 'iframe', 'other-frameworks'].map(
      (name) => `quick-start/${name}`,
    ),
  },
  {
    text: 'Widgets',
    pages: [
      'index',
      'disc-questionnaire',
      'behavioral-report',
      'performance-self-assessment',
      'manager-evaluation',
      'performance-report',
      'employee-dashboard',
      'team-map',
      'training-player',
      'game-player',
    ].map((name) => `widgets/${name}`),
  },
  {
    text: 'Guides',
    pages: [
      'sessions',
      'theming',
      'languages',
      'person-language',
      'self-hosting',
      'own-back-end',
      'upgrading',
      'privacy',
    ].map((name) => `guides/${name}`),
  },
  { text: 'Recipes', pages: ['intranet', 'content-management'].map((name) => `recipes/${name}`) },
];

/** A page as its source says it is. */
export interface Page {
  /** Its file without the ending, such as `guides/theming`. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly source: string;
}

/** Reads the source of a page; one without a description or a title is an error. */
export function readPage(name: string): Page {
  const source = readFileSync(`${siteRoot}${name}.md`, 'utf8');
  const [, description] = /^description: (.+)$/m.exec(source) ?? [];
  const [, title] = /^(?:# |title: )(.+)$/m.exec(source) ?? [];
  if (!description || !title) throw new Error(`${name}.md needs a title and a description`);
  return { name, title: title.replaceAll('`', ''), description, source };
}

/** The address of a page within the site, such as `/guides/theming`. */
export function addressOf(name: string): string {
  return `/${name.replace(/(^|\/)index$/, '$1')}`;
}
