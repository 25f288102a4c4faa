import { renderBanner } from './banner.ts';
import { ConfigError, readConfig } from './config.ts';
import { DataFolderInUseError } from './data-folder/lock.ts';
import { startRuntime } from './runtime.ts';

/** How long requests in progress may take once the process is told to end. */
const drainLimit = 15_000;

try {
  await serve();
} catch (error) {
  const isExplained = error instanceof ConfigError || error instanceof DataFolderInUseError;
  process.stderr.write(`${isExplained ? error.message : format(error)}\n`);
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
        process.stderr.write(`${format(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  try {
    await runtime.app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await runtime.stop();
    throw error;
  }
  process.stdout.write(renderBanner(config, runtime.setupToken));
}

function format(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
