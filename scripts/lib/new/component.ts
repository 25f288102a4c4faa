import { editFile } from './edit.ts';
import { copyTemplate, nameWords } from './template.ts';

/** Makes a component of the kit and exports it. */
export async function newComponent(name: string): Promise<string[]> {
  const words = nameWords(name);
  return [
    ...copyTemplate('component', words),
    editFile('packages/ui/src/index.ts', (text) => `${text}export * from './${name}/index.ts';\n`),
  ];
}
