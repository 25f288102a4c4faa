import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import type { DocBuilds } from '../../operation/pages/doc-sites.ts';

/** What the builder tells of a site. */
export type DocBuildReport = { readonly site: string } & (
  | { readonly state: 'fresh' }
  | { readonly state: 'built'; readonly seconds: number }
  | { readonly state: 'failed'; readonly output: string }
);

/** Builds that are begun once and end with the server. */
export interface DocBuildRunner extends DocBuilds {
  begin(log: FastifyBaseLogger): void;
  stop(): Promise<void>;
}

/** How much of what a failed build has printed is logged; what it failed of comes last. */
const loggedEnd = 4000;

/**
 * Has a program build the sites of documentation, in a process of its own, which tells of each by a {@link DocBuildReport}.
 * It is for the program to take no more of the machine than others leave.
 */
export function createDocBuilds(program: string): DocBuildRunner {
  const failed = new Set<string>();
  let builder: ChildProcess | undefined;
  let end: 'good' | 'bad' | undefined;
  let isStopping = false;

  function take(report: DocBuildReport, log: FastifyBaseLogger): void {
    const { site, state } = report;
    if (state === 'built') log.info({ site, seconds: Math.round(report.seconds) }, 'site built');
    if (state !== 'failed') return;
    failed.add(site);
    const output = stripVTControlCharacters(report.output).trim().slice(-loggedEnd);
    log.error({ site, output }, 'site failed to build: npm run build -- --docs');
  }

  return {
    stateOf: (site) => {
      if (end === 'bad' || failed.has(site)) return 'failed';
      return end === 'good' ? undefined : 'building';
    },
    begin: (log) => {
      // Leads a group, which ends as one. Its terminal is that of the server, whose log tells of the builds.
      builder = fork(program, {
        execArgv: [],
        detached: true,
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      builder.on('message', (report) => take(report as DocBuildReport, log));
      builder.once('error', (err) => log.error({ err }, 'builder of sites'));
      builder.once('close', (code, signal) => {
        if (isStopping) return;
        end = code === 0 ? 'good' : 'bad';
        if (end === 'bad') log.error({ code, signal }, 'builder of sites ended');
      });
    },
    stop: async () => {
      isStopping = true;
      if (!builder?.pid || builder.exitCode !== null || builder.signalCode !== null) return;
      const exit = once(builder, 'exit');
      process.kill(-builder.pid, 'SIGTERM');
      await exit;
    },
  };
}
