import path from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from './failure.ts';
import type { Template } from './templates/template.ts';
import { templates } from './templates/templates.ts';
import { signedInByPage, type Widget } from './widgets.ts';

/** The server of `npm start`, which the examples name. */
export const defaultServer = 'http://localhost:4000';

/** What the command was called with. What is missing is asked for. */
export interface Options {
  readonly folder: string | undefined;
  readonly template: Template | undefined;
  readonly widget: Widget | undefined;
  readonly server: string | undefined;
  readonly name: string | undefined;
  readonly install: boolean;
  readonly help: boolean;
  readonly version: boolean;
}

/** Reads what the command was called with, and says what is wrong with it. */
export function readOptions(args: readonly string[], widgets: readonly Widget[]): Options {
  const { values, positionals } = parse(args);
  const [folder, ...others] = positionals;
  if (others.length > 0) {
    throw new Failure(`One folder is made, not these too: ${others.join(', ')}`, 2);
  }
  const { template, widget, server, name, ...flags } = values;
  return {
    ...flags,
    folder,
    template: template === undefined ? undefined : find(templates, template, 'template'),
    widget: widget === undefined ? undefined : findWidget(widgets, widget.replace(/^aferir-/, '')),
    server: server === undefined ? undefined : readServer(server),
    name,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        template: { type: 'string', short: 't' },
        widget: { type: 'string', short: 'w' },
        server: { type: 'string', short: 's' },
        name: { type: 'string', short: 'n' },
        install: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
        version: { type: 'boolean', short: 'v', default: false },
      },
    });
  } catch (error) {
    throw new Failure((error as Error).message, 2);
  }
}

function find<One extends { name: string }>(
  all: readonly One[],
  asked: string,
  option: string,
): One {
  const found = all.find(({ name }) => name === asked);
  if (found) return found;
  const names = all.map(({ name }) => name).join(', ');
  throw new Failure(`There is no ${option} "${asked}". --${option} is one of: ${names}`, 2);
}

function findWidget(widgets: readonly Widget[], asked: string): Widget {
  if (signedInByPage.has(`aferir-${asked}`)) {
    throw new Failure(
      `${asked} is shown to whom the page's own server has signed in, and a new project has no server. How a page shows it stands in the documentation of the server: /docs/widgets/${asked}`,
      2,
    );
  }
  return find(widgets, asked, 'widget');
}

/** The address of a server as files of a project name it, without a slash at the end. */
export function readServer(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain =
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    `${url.username}${url.password}${url.search}${url.hash}` === '' &&
    /^[\w./~-]*$/.test(url.pathname);
  if (!isPlain) {
    throw new Failure(
      `"${text}" is no address of a server. --server is one such as ${defaultServer}`,
      2,
    );
  }
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

/** The name of the package in a folder: its own, where that can be one. */
export function readName(folder: string, asked?: string): string {
  const name = asked ?? path.basename(folder);
  const isValid =
    name.length <= 214 &&
    /^(?:@[a-z0-9~-][\w.~-]*\/)?[a-z0-9~-][\w.~-]*$/.test(name) &&
    name === name.toLowerCase() &&
    !['node_modules', 'favicon.ico'].includes(name);
  if (isValid) return name;
  throw new Failure(
    `"${name}" can be no name of a package: lower-case letters, digits, and - . _ ~ behind the first. ${asked === undefined ? 'Name the folder so, or give' : 'Give another'} --name`,
    2,
  );
}
