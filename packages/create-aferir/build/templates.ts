import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { templates } from '../src/templates/templates.ts';
import { type Manifest, widgetsOf } from '../src/widgets.ts';

const repository = path.resolve(import.meta.dirname, '../../..');

/** What a tool has left in an example, and what tells of the example alone. */
const leftOut = /^(?:node_modules|dist|\.angular|\.next|next-env\.d\.ts|README\.md)$/;

/** Writes a folder for each template and what is known of the widgets, as the published command reads them. */
export async function writeTemplates(target: string): Promise<void> {
  const manifest = await readJson<Manifest>('packages/widgets/custom-elements.json');
  await mkdir(target, { recursive: true });
  await writeFile(path.join(target, 'widgets.json'), JSON.stringify(widgetsOf(manifest)));
  await Promise.all(templates.map(({ name }) => copyExample(name, path.join(target, name))));
}

async function copyExample(name: string, target: string): Promise<void> {
  await cp(path.join(repository, 'examples', name), target, {
    recursive: true,
    filter: (file) => !leftOut.test(path.basename(file)),
  });
  const file = path.join(target, 'package.json');
  const source = await readFile(file, 'utf8');
  const versions = await Promise.all(
    [...source.matchAll(/"@aferir\/([\w-]+)": "/g)].map(async ([, folder = '']) => {
      const { version } = await readJson<{ version: string }>(`packages/${folder}/package.json`);
      return [folder, version] as const;
    }),
  );
  const current = versions.reduce(
    (text, [folder, version]) =>
      text.replace(new RegExp(`("@aferir/${folder}": )"[^"]*"`), `$1"${version}"`),
    source,
  );
  await writeFile(file, current);
}

async function readJson<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(path.join(repository, file), 'utf8')) as Content;
}
