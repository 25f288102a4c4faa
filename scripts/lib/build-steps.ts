import { buildTypes } from './type-projects.ts';

/** A build, and what it reads and writes. */
export interface BuildStep {
  name: string;
  /** The steps whose outputs it reads. */
  needs?: readonly string[];
  /** Its command finds by itself what is stale, and is run each time: others write its outputs too. */
  findsStale?: boolean;
  command: string;
  args: string[];
  cwd: string;
  inputs: string[];
  outputs: string[];
  /** The folder that it makes, which `args` end in an option for: made aside, and put in its place once it is whole. */
  folder?: string;
}

const shared = ['package-lock.json', 'tsconfig.base.json', 'openapi.yaml'];
/** What the builds of the npm packages are made with. */
const packaging = [
  'scripts/plugins',
  'scripts/write-design-tokens.ts',
  'scripts/write-index.ts',
  'scripts/lib/declarations.ts',
  'tsconfig.source.json',
];
const kit = [
  'packages/domain/src',
  'packages/api-client/src',
  'packages/ui/src',
  'packages/widgets/src',
];

const widgetsBrowser: BuildStep = {
  name: 'widgets-browser',
  command: 'vite',
  args: ['build', '--config', 'vite.elements.config.ts', '--logLevel', 'warn'],
  cwd: 'packages/widgets',
  inputs: [
    ...shared,
    ...kit,
    'scripts/plugins',
    'packages/widgets/build',
    'packages/widgets/vite.elements.config.ts',
    'packages/widgets/package.json',
  ],
  outputs: ['packages/widgets/dist-browser/loader.js'],
};

/** What `npm start` serves: built only when its inputs changed. */
export const served: BuildStep[] = [
  widgetsBrowser,
  {
    name: 'reference-app',
    command: 'vite',
    args: ['build', '--logLevel', 'warn'],
    cwd: 'packages/reference-app',
    inputs: [
      ...shared,
      ...kit,
      'scripts/plugins',
      'packages/widgets/build',
      'packages/reference-app/build',
      'packages/reference-app/src',
      'packages/reference-app/public',
      'packages/reference-app/index.html',
      'packages/reference-app/vite.config.ts',
    ],
    outputs: ['packages/reference-app/dist/index.html'],
  },
  {
    name: 'new-database',
    command: 'node',
    args: ['src/start/make-new-database.ts'],
    cwd: 'packages/reference-api',
    inputs: ['package-lock.json', 'packages/reference-api/src/platform/db'],
    outputs: [],
  },
];

const libraryNames = ['domain', 'api-client', 'ui', 'widgets'];
const declared = [...libraryNames, 'elements', 'contract-check'];

/** What the types of the packages are bundled from; the check of types writes it too. */
const declarations: BuildStep = {
  name: 'declarations',
  findsStale: true,
  command: buildTypes[0],
  args: [...buildTypes[1], ...declared.map(typeProject)],
  cwd: '.',
  inputs: [],
  outputs: [],
};

function typeProject(name: string): string {
  return `packages/${name}/tsconfig.source.json`;
}

const libraries: BuildStep[] = libraryNames.map((name, index, all) => ({
  name: `package-${name}`,
  needs: [declarations.name],
  command: 'tsup',
  args: [],
  cwd: `packages/${name}`,
  inputs: [
    ...shared,
    ...packaging,
    ...all.slice(0, index + 1).map((dependency) => `packages/${dependency}/src`),
    typeProject(name),
    `packages/${name}/tsup.config.ts`,
    `packages/${name}/package.json`,
  ],
  outputs: [`packages/${name}/dist/index.js`, `packages/${name}/dist/index.d.ts`],
}));

const elements: BuildStep[] = [
  widgetsBrowser,
  {
    name: 'elements-bundle',
    needs: [widgetsBrowser.name],
    command: 'node',
    args: ['build/copy-bundle.ts'],
    cwd: 'packages/elements',
    inputs: [
      ...widgetsBrowser.inputs,
      'packages/widgets/custom-elements.json',
      'packages/elements/build',
    ],
    outputs: ['packages/elements/dist-browser/loader.js'],
  },
  {
    name: 'package-elements',
    needs: [declarations.name],
    command: 'tsup',
    args: [],
    cwd: 'packages/elements',
    inputs: [
      ...shared,
      ...packaging,
      ...kit,
      'packages/elements/src',
      typeProject('elements'),
      'packages/elements/tsup.config.ts',
      'packages/elements/package.json',
    ],
    outputs: ['packages/elements/dist/index.d.ts'],
  },
];

const exampleFolders = ['html', 'react', 'react-18', 'next', 'vue', 'angular', 'iframe'].map(
  (name) => `examples/${name}`,
);

/** The command that makes projects, and the examples that they are made from. */
const createAferir: BuildStep[] = [
  {
    name: 'package-create-aferir',
    command: 'tsup',
    args: [],
    cwd: 'packages/create-aferir',
    inputs: [
      'package-lock.json',
      'tsconfig.base.json',
      ...['src', 'tsup.config.ts', 'package.json'].map((part) => `packages/create-aferir/${part}`),
    ],
    outputs: ['packages/create-aferir/dist/bin.js'],
  },
  {
    name: 'create-aferir-templates',
    command: 'node',
    args: ['build/write-templates.ts'],
    cwd: 'packages/create-aferir',
    inputs: [
      ...['src', 'build'].map((part) => `packages/create-aferir/${part}`),
      ...exampleFolders,
      ...['ui', 'widgets', 'elements'].map((name) => `packages/${name}/package.json`),
      'packages/widgets/custom-elements.json',
    ],
    outputs: ['packages/create-aferir/dist/templates/widgets.json'],
  },
];

/** The command that checks a back end; it needs none of the others. */
const contractCheck: BuildStep = {
  name: 'package-contract-check',
  needs: [declarations.name],
  command: 'tsup',
  args: [],
  cwd: 'packages/contract-check',
  inputs: [
    ...shared,
    ...packaging,
    'packages/contract-check/src',
    typeProject('contract-check'),
    'packages/contract-check/tsup.config.ts',
    'packages/contract-check/package.json',
  ],
  outputs: ['packages/contract-check/dist/index.js', 'packages/contract-check/dist/cli.js'],
};

/** The kit and every widget state. */
const storybook: BuildStep = {
  name: 'storybook',
  command: 'storybook',
  args: ['build', '--quiet', '--output-dir'],
  cwd: '.',
  inputs: [
    ...shared,
    ...kit,
    '.storybook',
    'packages/widgets/build',
    'packages/reference-app/public',
  ],
  outputs: ['storybook-static/index.html'],
  folder: 'storybook-static',
};

/** The documentation for engineers, whose demos run the elements. */
export const site: BuildStep[] = [
  widgetsBrowser,
  {
    name: 'site',
    needs: [widgetsBrowser.name],
    command: 'vitepress',
    args: ['build', 'docs/site', '--outDir'],
    cwd: '.',
    inputs: [
      ...widgetsBrowser.inputs,
      ...exampleFolders,
      'docs/site/.vitepress',
      ...['build', 'guides', 'quick-start', 'recipes', 'snippets', 'widgets'].map(
        (name) => `docs/site/${name}`,
      ),
      'docs/site/index.md',
      'e2e/hosts',
      'packages/reference-api/README.md',
      'packages/widgets/custom-elements.json',
      'scripts/lib/element-budgets.ts',
    ],
    outputs: ['docs/site/dist/index.html'],
    folder: 'docs/site/dist',
  },
];

/** The sites that tell of the product: `npm start` serves them too, and builds them once it serves all else. */
export const docSites: BuildStep[] = [...site, storybook];

/** Builds what is published on npm. */
export const published: BuildStep[] = [
  declarations,
  ...libraries,
  ...elements,
  ...createAferir,
  contractCheck,
];

/** The folders that are published on npm. */
export const publishedFolders = [
  ...libraries.map(({ cwd }) => cwd),
  'packages/elements',
  'packages/create-aferir',
  contractCheck.cwd,
];
