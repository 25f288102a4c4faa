import { relative } from 'node:path';
import { findChromium } from '../find-chromium.ts';
import { patience } from '../patience.ts';
import { root } from '../run.ts';
import { sideBySide } from '../side-by-side.ts';
import { reported } from './reported.ts';
import type { Outcome, Part, Suite } from './suite.ts';

interface VitestReport {
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    status: string;
    message: string;
    assertionResults: {
      fullName: string;
      status: string;
      duration?: number | null;
      failureMessages: string[] | null;
    }[];
  }[];
}

/** How they are run. */
export interface VitestOptions {
  needsBrowser?: boolean;
  /** The only files to run, relative to the root; all where it is left out. */
  files?: readonly string[];
  env?: NodeJS.ProcessEnv;
}

/** The tests of some projects of Vitest. */
export function vitestSuite(
  name: string,
  fast: boolean,
  projects: string[],
  { needsBrowser = false, files = [], env = {} }: VitestOptions = {},
): Suite {
  async function runFiles(chosen: readonly string[]): Promise<Outcome> {
    const browser = needsBrowser ? { AFERIR_CHROMIUM: await findChromium() } : {};
    return reported<VitestReport>({
      name,
      command: 'vitest',
      args: (file) => [
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        `--maxWorkers=${sideBySide.workers}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...chosen,
      ],
      env: () => ({ ...env, ...browser }),
      read: ({ testResults }) =>
        testResults.map((result) => {
          const file = relative(root, result.name);
          return { ...vitestPart(file, result), again: () => runFiles([file]) };
        }),
      failedOutside: (_report, output) => /^\s*Errors\s+\d+ error/m.test(output),
    });
  }
  return { name, fast, run: () => runFiles(files) };
}

function vitestPart(name: string, result: VitestReport['testResults'][number]): Part {
  const { status, message, startTime, endTime, assertionResults: tests } = result;
  const failures = tests.filter((test) => test.status === 'failed');
  // A file that does not load has no test that could fail.
  const isBroken = status === 'failed' && failures.length === 0;
  const [first] = failures;
  const firstError = first ? `${first.fullName}\n${first.failureMessages?.[0]}` : message;
  return {
    name,
    passed: tests.filter((test) => test.status === 'passed').length,
    failed: failures.length + (isBroken ? 1 : 0),
    seconds: (endTime - startTime) / 1000,
    slowTests: tests
      .filter(({ duration }) => (duration ?? 0) > patience.test / 4)
      .map((test) => ({ name: test.fullName, seconds: (test.duration ?? 0) / 1000 })),
    ...(status === 'failed' && { firstError }),
  };
}
