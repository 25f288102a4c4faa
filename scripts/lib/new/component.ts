import { editFile } from './edit.ts';
import { copyTemplate, nameWords } from './template.ts';

/** Makes a component of the kit and exports it. */
export async function newComponent(name: string): Promise<string[]> {
  const words = nameWords(name);
  const line = `export { ${words.Name}, type ${words.Name}Props } from './${name}/index.ts';\n`;
  return [
    ...copyTemplate('component', words),
    editFile('packages/ui/src/index.ts', (text) => text + line),
  ];
}
