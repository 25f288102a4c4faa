import { editFile } from './edit.ts';
import { copyTemplate, nameWords } from './template.ts';

/** Makes a component of the kit and exports it. */
export function newComponent(root: string, name: string): string[] {
  const words = nameWords(name);
  return [
    ...copyTemplate(root, 'component', words),
    editFile(
      root,
      'packages/ui/src/index.ts',
      (text) => `${text}export * from './${name}/index.ts';\n`,
    ),
  ];
}
