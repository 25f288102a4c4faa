// Runs on the host's Node before `npm start` and `npm test`: installs the locked dependencies when
// package-lock.json changed since the last install. No imports but Node's own, since nothing is installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Aferir needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}

const stampFile = 'node_modules/.cache/aferir/lock-hash';
const hash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const installed = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash;
if (installed) process.exit(0);

const npm = process.env.npm_execpath;
if (!npm) {
  console.error('Run this through npm: `npm start` or `npm test`.');
  process.exit(1);
}
console.log('Installing the dependencies of package-lock.json …');
const { status } = spawnSync(process.execPath, [npm, 'ci', '--loglevel=error'], {
  stdio: ['ignore', 'inherit', 'inherit'],
});
if (status !== 0) process.exit(status ?? 1);
mkdirSync('node_modules/.cache/aferir', { recursive: true });
writeFileSync(stampFile, hash);
