import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { preactInPlace } from '../packages/widgets/build/preact-in-place.ts';
import { docgenOptions, docgenProject } from './docgen.ts';

// As the custom elements are built: `AFERIR_PREACT=1 npx vitest run --project storybook`.
const alias = process.env.AFERIR_PREACT
  ? {
      'react-dom/test-utils': fileURLToPath(new URL('plain-act.ts', import.meta.url)),
      ...preactInPlace,
    }
  : {};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './pages/*.mdx',
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/widgets/src/**/*.mdx',
    '../packages/widgets/src/**/*.stories.tsx',
  ],
  staticDirs: ['../packages/reference-app/public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: { tsconfigPath: docgenProject, ...docgenOptions },
  },
  viteFinal: (base) =>
    mergeConfig(base, {
      resolve: {
        conditions: ['aferir-source', 'module', 'browser', 'development|production'],
        alias,
      },
      // Found late, they would make the page reload in the middle of a story's test.
      optimizeDeps: {
        include: ['axe-core', '@tanstack/react-query', 'html2pdf.js/src/index.js', 'openapi-fetch'],
      },
      css: {
        transformer: 'lightningcss',
        lightningcss: { cssModules: { pattern: 'aferir-[name]-[local]-[hash]' } },
      },
    }),
};

export default config;
