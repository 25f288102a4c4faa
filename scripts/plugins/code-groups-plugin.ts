import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

/** What a build has made. */
export type Built = readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[];

/** A file of the build, and which modules it holds. */
export interface CodeGroup {
  readonly name: string;
  readonly test: (moduleId: string) => boolean;
  /** A module is in the first file that takes it, the highest priority first. */
  readonly priority: number;
}

/**
 * Cuts the code into the files that are worked out from a first build, which writes nothing and leaves the cut to
 * the bundler. That is done when a build begins: whoever only reads the configuration waits for none.
 */
export function codeGroupsPlugin(
  config: InlineConfig,
  groupsOf: (built: Built) => readonly CodeGroup[],
): Plugin {
  return {
    name: 'aferir-code-groups',
    apply: 'build',
    config: async () => {
      const groups = [...groupsOf(await firstBuild(config))];
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}

async function firstBuild(config: InlineConfig): Promise<Built> {
  const { rolldownOptions } = config.build ?? {};
  const output = { ...(rolldownOptions?.output as Rolldown.OutputOptions), minify: false };
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: {
      ...config.build,
      write: false,
      minify: false,
      rolldownOptions: { ...rolldownOptions, output },
    },
  });
  return [built as Rolldown.RolldownOutput | Rolldown.RolldownOutput[]]
    .flat()
    .flatMap((one) => one.output);
}
