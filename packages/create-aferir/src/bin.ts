#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { terminalQuestions } from './ask.ts';
import { main } from './main.ts';

const { version } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { version: string };
const isInteractive = process.stdin.isTTY && process.stdout.isTTY && !process.env.CI;

process.exitCode = await main(process.argv.slice(2), {
  templates: fileURLToPath(new URL('templates', import.meta.url)),
  version,
  cwd: process.cwd(),
  userAgent: process.env.npm_config_user_agent,
  questions: isInteractive ? terminalQuestions : undefined,
  write: (text) => process.stdout.write(text),
  writeFault: (text) => process.stderr.write(text),
  install(packageManager, cwd) {
    // On Windows the program is a batch file, which only a shell runs.
    const shell = process.platform === 'win32';
    const child = spawn(packageManager, ['install'], { cwd, stdio: 'inherit', shell });
    return new Promise((resolve) => {
      child.on('error', () => resolve(127));
      child.on('exit', (status) => resolve(status ?? 1));
    });
  },
});
