import { run } from '../run.ts';

/** Formats files of a repository and orders their imports; throws when lint has something to say of them still. */
export async function formatFiles(root: string, files: readonly string[]): Promise<void> {
  const args = ['check', '--write', '--error-on-warnings', '--no-errors-on-unmatched', ...files];
  const { status, output } = await run('biome', args, { cwd: root });
  if (status !== 0) throw new Error(output);
}
