import { run } from '../run.ts';

/** Makes anew what is generated from a repository's contract. */
export async function generate(root: string): Promise<void> {
  const { status, output } = await run('node', ['scripts/generate.ts'], { cwd: root });
  if (status !== 0) throw new Error(output);
}
