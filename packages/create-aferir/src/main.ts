import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Left, type Questions } from './ask.ts';
import { Failure } from './failure.ts';
import { type PackageManager, packageManagerOf } from './package-manager.ts';
import { howToOpen, makeProject } from './project.ts';
import { defaultServer, type Options, readName, readOptions } from './read-options.ts';
import { templates } from './templates/templates.ts';
import type { Widget } from './widgets.ts';
import { mustBeEmpty, writeProject } from './write-project.ts';

/** What the command needs of the machine that it runs on. */
export interface Surroundings {
  /** The folder that the build has written the templates to. */
  readonly templates: string;
  readonly version: string;
  readonly cwd: string;
  /** What the package manager says of itself. */
  readonly userAgent: string | undefined;
  /** Asks a person; left out where nobody would answer. */
  readonly questions?: Questions | undefined;
  write(text: string): void;
  writeFault(text: string): void;
  /** Installs the packages of a folder, and gives what that ended with. */
  install(packageManager: PackageManager, folder: string): Promise<number>;
}

/** What the command ends with when the person leaves its questions, as when it is interrupted. */
const leftStatus = 130;

/** Makes a project as the arguments say, and gives what the command ends with. */
export async function main(args: readonly string[], around: Surroundings): Promise<number> {
  try {
    return await create(args, around);
  } catch (error) {
    if (error instanceof Left) return leftStatus;
    if (!(error instanceof Failure)) throw error;
    around.writeFault(`${error.message}\n`);
    return error.status;
  }
}

async function create(args: readonly string[], around: Surroundings): Promise<number> {
  const widgets = JSON.parse(
    await readFile(path.join(around.templates, 'widgets.json'), 'utf8'),
  ) as Widget[];
  const options = readOptions(args, widgets);
  if (options.help) around.write(helpOf(widgets));
  else if (options.version) around.write(`${around.version}\n`);
  else return makeAsked(options, widgets, around);
  return 0;
}

async function makeAsked(
  options: Options,
  widgets: readonly Widget[],
  around: Surroundings,
): Promise<number> {
  const { cwd, userAgent, questions = withoutAnswers(options, widgets) } = around;
  const folder = path.resolve(cwd, options.folder ?? (await questions.folder(options.name)));
  const name = readName(folder, options.name);
  await mustBeEmpty(folder);
  const template = options.template ?? (await questions.template());
  const widget = options.widget ?? (await questions.widget(widgets));
  const server = options.server ?? (await questions.server());
  const packageManager = packageManagerOf(userAgent);
  const project = { name, template, widget, server, packageManager };
  await writeProject(folder, await makeProject(around.templates, project));

  around.write(`\n${folder}: ${widget.name} (${template.title})\n\n`);
  if (template.needs) around.write(`${template.needs}\n\n`);
  const next = (isInstalled: boolean) =>
    [
      ...(folder === cwd ? [] : [`cd ${quote(path.relative(cwd, folder))}`]),
      ...(isInstalled ? [] : [`${packageManager} install`]),
      `${packageManager} start`,
    ]
      .map((step) => `  ${step}\n`)
      .join('');
  if (options.install) {
    const status = await around.install(packageManager, folder);
    if (status !== 0) {
      throw new Failure(
        `The project is written, but "${packageManager} install" in it ended with ${status}. Go on with:\n\n${next(false)}`,
      );
    }
  }
  around.write(`${next(options.install)}\n`);
  around.write(`${howToOpen(project).join('\n')}\n`);
  return 0;
}

/** Where nobody is asked the example server is called, and all else has to be said. */
function withoutAnswers(options: Options, widgets: readonly Widget[]): Questions {
  const missing = (['folder', 'template', 'widget'] as const).filter((name) => !options[name]);
  const choices = { template: templates, widget: widgets };
  const ways = missing.map((name) =>
    name === 'folder'
      ? 'the folder'
      : `--${name} (${choices[name].map((choice) => choice.name).join(', ')})`,
  );
  const refuse = () =>
    Promise.reject(
      new Failure(
        `Nobody is there to be asked. Give ${ways.join(', ')}, as in: npm create aferir my-page -- --template react --widget disc-questionnaire`,
        2,
      ),
    );
  return {
    folder: refuse,
    template: refuse,
    widget: refuse,
    server: () => Promise.resolve(defaultServer),
  };
}

function quote(text: string): string {
  return /\s/.test(text) ? `"${text}"` : text;
}

function helpOf(widgets: readonly Widget[]): string {
  const list = (all: readonly (readonly [string, string])[]) =>
    all.map(([name, what]) => `  ${name.padEnd(30)}${what}\n`).join('');
  const options = [
    ['-t, --template <name>', 'what the page is made with'],
    ['-w, --widget <name>', 'the widget on it'],
    ['-s, --server <address>', `the server that it calls; ${defaultServer} unless said`],
    ['-n, --name <name>', 'the name of the package; that of the folder unless said'],
    ['    --install', 'installs the packages'],
    ['-v, --version', ''],
    ['-h, --help', ''],
  ] as const;
  return [
    'npm create aferir [folder] -- [options]\n',
    'Makes a folder with a page that shows a widget of Aferir. What is missing is asked for in a terminal.\n',
    `Options\n${list(options)}`,
    `Templates\n${list(templates.map(({ name, title }) => [name, title]))}`,
    `Widgets\n${list(widgets.map(({ name, description }) => [name, description]))}`,
  ].join('\n');
}
