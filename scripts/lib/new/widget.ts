import { run } from '../run.ts';
import { editFile, insertAfter, insertBefore } from './edit.ts';
import { copyTemplate, nameWords } from './template.ts';

const inPackage = (file: string) => `packages/widgets/${file}`;

/** Makes a widget, exports it, and registers its element. */
export async function newWidget(root: string, name: string): Promise<string[]> {
  const words = nameWords(name);
  const written = [
    ...copyTemplate(root, 'widget', words),
    editFile(
      root,
      inPackage('src/index.ts'),
      (text) => `export * from './${name}/index.ts';\n${text}`,
    ),
    editFile(
      root,
      inPackage('src/elements.ts'),
      (text) => `export { ${words.camel}Element } from './${name}/${name}.element.ts';\n${text}`,
    ),
    editFile(
      root,
      inPackage('src/register.ts'),
      (text) => `${text}import './register/${name}.ts';\n`,
    ),
    editFile(root, inPackage('src/loader.ts'), (text) =>
      insertBefore(
        `import { ${words.camel}Opening } from './${name}/${name}.opening.ts';\n${text}`,
        '};\n\nregisterShells',
        `  'aferir-${name}': {\n    opening: ${words.camel}Opening,\n    load: async () => define((await import('./${name}/${name}.element.ts')).${words.camel}Element),\n  },\n`,
      ),
    ),
    editFile(root, inPackage('tsup.config.ts'), (text) =>
      insertAfter(text, "index: 'src/index.ts',", ` '${name}': 'src/${name}/index.ts',`),
    ),
    editFile(root, inPackage('package.json'), (text) => withEntry(text, name)),
  ];
  const { status, output } = await run('node', ['packages/widgets/build/write-manifest.ts'], {
    cwd: root,
  });
  if (status !== 0) throw new Error(output);
  return [
    ...written,
    inPackage('custom-elements.json'),
    inPackage('src/generated/element-shapes.ts'),
    inPackage('src/generated/element-types.ts'),
  ];
}

function withEntry(manifest: string, name: string): string {
  const entry = {
    'aferir-source': `./src/${name}/index.ts`,
    types: `./dist/${name}.d.ts`,
    default: `./dist/${name}.js`,
  };
  return insertBefore(
    manifest,
    '"./styles.css": {',
    `"./${name}": ${JSON.stringify(entry)},\n    `,
  );
}
