import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../scripts/lib/run.ts';
import type { PublishedPackages } from './published-packages.ts';

/** What the published `npm create aferir` makes projects of. */
export interface ProjectMaker {
  /** The widgets that it offers, as `--widget` names them. */
  readonly widgets: readonly string[];
  /** Makes a project in a new folder of this name, and gives the folder. */
  make(name: string, template: string, widget?: string): Promise<string>;
}

/** Installs the command where its users would have it, for projects that call a server. */
export async function installMaker(
  { folder, install }: PublishedPackages,
  server: string,
): Promise<ProjectMaker> {
  const own = join(folder, 'create-aferir');
  await install(own, { 'create-aferir': undefined });
  const dist = join(own, 'node_modules/create-aferir/dist');
  const widgets = JSON.parse(readFileSync(join(dist, 'templates/widgets.json'), 'utf8')) as {
    name: string;
  }[];
  return {
    widgets: widgets.map(({ name }) => name),
    async make(name, template, widget = 'disc-questionnaire') {
      const asked = ['--template', template, '--widget', widget, '--server', server];
      const { status, output } = await run('node', [join(dist, 'bin.js'), name, ...asked], {
        cwd: folder,
      });
      if (status !== 0) throw new Error(output);
      return join(folder, name);
    },
  };
}
