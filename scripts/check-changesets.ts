// Fails when published packages have changed without a changeset: since the branch left main, and on main itself
// since the last version. `node scripts/check-changesets.ts [folder]` checks another repository than this one.
import { root, run } from './lib/run.ts';

const cwd = process.argv[2] ?? root;

const head = await git('rev-parse', 'HEAD');
const { status, output } = await run('changeset', ['status', `--since=${await base()}`], { cwd });
if (status !== 0) console.error(output);
process.exitCode = status;

async function base(): Promise<string> {
  for (const main of ['origin/main', 'main']) {
    const parting = await git('merge-base', 'HEAD', main);
    if (parting !== '' && parting !== head) return parting;
  }
  const versions = ['-G"version":', '--', 'packages/*/package.json'];
  return (await git('log', '-1', '--format=%H', ...versions)) || head;
}

/** What git answers; empty when it knows none. */
async function git(...args: string[]): Promise<string> {
  const { status, output } = await run('git', args, { cwd });
  return status === 0 ? output.trim() : '';
}
