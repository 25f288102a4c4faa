import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PackageManager } from './package-manager.ts';
import { defaultServer } from './read-options.ts';
import { editFile, type Files } from './templates/edit.ts';
import type { Template } from './templates/template.ts';
import { type Widget, widgetOfExamples } from './widgets.ts';

/** What a project is made of. */
export interface Project {
  /** The name of its package. */
  readonly name: string;
  readonly template: Template;
  readonly widget: Widget;
  readonly server: string;
  readonly packageManager: PackageManager;
}

/** The files of a project, made from those of the example in a folder of templates. */
export async function makeProject(folder: string, project: Project): Promise<Files> {
  const { name, template, widget, server } = project;
  const files = await readFiles(path.join(folder, template.name));
  if (widget.name !== widgetOfExamples) template.apply(files, widget);
  for (const [file, text] of files) files.set(file, text.replaceAll(defaultServer, server));
  editFile(files, 'package.json', [
    [`"name": "aferir-example-${template.name}"`, `"name": ${JSON.stringify(name)}`],
    ['  "license": "UNLICENSED",\n', ''],
  ]);
  files.set('.gitignore', ['node_modules/', 'dist/', '.angular/', '.next/', ''].join('\n'));
  files.set('README.md', readmeOf(project));
  return files;
}

async function readFiles(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const texts = await Promise.all(paths.map((file) => readFile(file, 'utf8')));
  return new Map(
    paths.map((file, index) => [
      path.relative(folder, file).replaceAll(path.sep, '/'),
      texts[index] ?? '',
    ]),
  );
}

/** What opens the widget of a project, in a few lines of Markdown. */
export function howToOpen({ template, widget, server }: Project): string[] {
  if (widget.input === 'company') {
    return [
      `Open ${template.url} and sign in as an employee: on the example server as bruno.lima@empresa.example, password aferir-123.`,
      template.name === 'iframe'
        ? `Where the page knows who is signed in, its frame may ask for tokens: ${server}/docs/quick-start/iframe#who-is-signed-in-already`
        : `Where the page knows who is signed in, hand over getToken: ${server}/docs/guides/sessions`,
    ];
  }
  const [query, what] =
    widget.input === 'link'
      ? ['?hs=CODE', 'CODE is that']
      : ['?hs=CODE&idPessoa=NUMBER', 'CODE and NUMBER are those'];
  return [
    `Open ${template.url}/${query}, where ${what} of a link that a person was mailed.`,
    `The example server keeps its mail at ${server}/caixa-de-saida; which mail opens ${widget.name}: ${server}/docs/quick-start/html#which-link-opens-which-widget`,
    `Where nothing is shown, the console of the page says why: ${server}/docs/widgets/#when-nothing-is-shown`,
  ];
}

function readmeOf(project: Project): string {
  const { name, template, widget, server, packageManager } = project;
  return [
    `# ${name}`,
    '',
    widget.description,
    '',
    `The page is made with: ${template.title}.${template.needs ? ` ${template.needs}` : ''}`,
    '',
    '```sh',
    `${packageManager} install`,
    `${packageManager} start`,
    '```',
    '',
    ...howToOpen(project).flatMap((line) => [line, '']),
    `The server is ${server}. It answers pages whose origin is among the company's *Domínios autorizados* (*Dados Cadastrais*); the example company lists ${template.url}.`,
    ...(widget.input === 'company' || template.name === 'iframe'
      ? ['', 'The company is that of number 1, the example company: put in the number of yours.']
      : []),
    '',
    `What the widget takes and tells: ${server}/docs/widgets/${widget.name}`,
    '',
  ].join('\n');
}
