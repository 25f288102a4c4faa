import { build, type Rolldown } from 'vite';

/** A script that stands by itself: it shares no file with any other code. */
export async function aloneScript(input: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['aferir-source', 'module', 'browser', 'production'] },
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code.trim();
}
