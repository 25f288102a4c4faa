import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const fromSource = {
  resolve: { conditions: ['aferir-source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['aferir-source', 'node', 'development|production'] } },
};

const css = {
  transformer: 'lightningcss' as const,
  lightningcss: { cssModules: { pattern: 'aferir-[name]-[local]-[hash]' } },
};

/** A project of plain TypeScript, run by Node. */
function nodeProject(name: string, root: string) {
  return { ...fromSource, test: { name, root, environment: 'node' as const } };
}

/** A project of components, run in jsdom. */
function domProject(name: string, root: string) {
  return {
    ...fromSource,
    css,
    plugins: [react()],
    test: {
      name,
      root,
      environment: 'jsdom' as const,
      setupFiles: [new URL('./scripts/vitest-dom-setup.ts', import.meta.url).pathname],
      css: { include: [/.+/] },
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      nodeProject('domain', 'packages/domain'),
      nodeProject('api-client', 'packages/api-client'),
      nodeProject('api', 'packages/reference-api'),
      nodeProject('repository', 'scripts'),
      domProject('ui', 'packages/ui'),
      domProject('widgets', 'packages/widgets'),
      domProject('app', 'packages/reference-app'),
    ],
  },
});
