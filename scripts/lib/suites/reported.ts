import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../run.ts';
import { failedAsWhole, type Outcome, type Part } from './suite.ts';

/** A test runner that writes a report. */
export interface Runner<Report> {
  name: string;
  command: string;
  args(reportFile: string): string[];
  env(reportFile: string): NodeJS.ProcessEnv;
  /** The files that it ran. */
  read(report: Report): Part[];
  /** Whether something failed outside the tests, which no test tells of. */
  failedOutside(report: Report, output: string): boolean;
}

/** Runs a test runner that writes a JSON report, and reads what came of its files. */
export async function reported<Report>(runner: Runner<Report>): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'aferir-report-'));
  const file = join(folder, 'report.json');
  const { status, output, cpuSeconds } = await run(runner.command, runner.args(file), {
    env: { NO_COLOR: '1', ...runner.env(file) },
  });
  try {
    const report: Report = JSON.parse(readFileSync(file, 'utf8'));
    const parts = runner.read(report);
    const isExplained = status === 0 || parts.some(({ failed }) => failed > 0);
    if (!isExplained || runner.failedOutside(report, output)) {
      parts.push(...failedAsWhole(`${runner.name}, outside its tests`, output).parts);
    }
    return { parts, output, cpuSeconds };
  } catch (error) {
    const said = `${output}\nNo report of ${runner.command}: ${error}`;
    return failedAsWhole(runner.name, said, cpuSeconds);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
