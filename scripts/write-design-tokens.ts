import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { designTokensFile, readDesignTokens } from '../packages/ui/src/tokens/design-tokens.ts';
import { SCHEMES } from '../packages/ui/src/tokens/read-schemes.ts';

/**
 * Writes the tokens of each scheme into `dist` as design tools read them. A file a scheme: Figma takes
 * each as a mode of one collection of variables.
 */
export async function writeDesignTokens(packageFolder: string): Promise<void> {
  const read = (name: string) => readFile(join(packageFolder, 'src/tokens', name), 'utf8');
  const tokens = readDesignTokens(await read('schemes.css'), await read('foundation.css'));
  for (const scheme of SCHEMES) {
    const file = join(packageFolder, 'dist', designTokensFile(scheme));
    await writeFile(file, `${JSON.stringify(tokens[scheme], null, 2)}\n`);
  }
}
