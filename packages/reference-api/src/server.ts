import { inspect } from 'node:util';
import { readConfig } from './config/config.ts';
import { renderBanner } from './runtime/banner.ts';
import { listen } from './runtime/listen.ts';
import { startRuntime } from './runtime/runtime.ts';
import { StartError } from './runtime/start-error.ts';

/** How long requests in progress may take once the process is told to end. */
const drainLimit = 15_000;

// What the process writes is nobody else's to read.
process.umask(0o077);

try {
  await serve();
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : inspect(error)}\n`);
  process.exitCode = 1;
  process.exit();
}

async function serve(): Promise<void> {
  const config = readConfig(process.env);
  const runtime = await startRuntime(config);
  const stop = () => {
    setTimeout(() => process.exit(1), drainLimit).unref();
    runtime.stop().then(
      () => process.exit(0),
      (error) => {
        process.stderr.write(`${inspect(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  try {
    await listen(runtime.app, config);
  } catch (error) {
    await runtime.stop();
    throw error;
  }
  process.stdout.write(renderBanner(config, runtime.setupToken));
}
