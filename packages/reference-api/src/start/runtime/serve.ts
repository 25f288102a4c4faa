import { inspect } from 'node:util';
import { readConfig } from '../../platform/config/config.ts';
import { StartError } from '../../platform/errors/start-error.ts';
import { renderBanner } from './banner.ts';
import { listen, refuseTakenPlace } from './listen.ts';
import { type RuntimeOptions, startRuntime } from './runtime.ts';

/** How long requests in progress may take once the process is told to end. */
const drainLimit = 15_000;

/** Makes this process a server, from its environment's configuration until a signal ends it. */
export async function serve(options?: RuntimeOptions): Promise<void> {
  // What the process writes is nobody else's to read.
  process.umask(0o077);
  try {
    await startServing(options);
  } catch (error) {
    process.stderr.write(`${error instanceof StartError ? error.message : inspect(error)}\n`);
    process.exitCode = 1;
    process.exit();
  }
}

async function startServing(options?: RuntimeOptions): Promise<void> {
  const config = readConfig(process.env);
  await refuseTakenPlace(config);
  const runtime = await startRuntime(config, options);
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
  runtime.begin();
}
