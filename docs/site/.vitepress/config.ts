import { cpSync, writeFileSync } from 'node:fs';
import { transformerStyleToClass } from '@shikijs/transformers';
import { defineConfig, type HeadConfig } from 'vitepress';
import { expandPage } from '../build/expand-page.ts';
import { addressOf, base, readPage, sections, siteRoot } from '../build/pages.ts';
import { writePlainPages } from '../build/write-plain-pages.ts';

const isBuild = process.env.NODE_ENV === 'production';

// A policy without 'unsafe-inline' refuses the style attributes that colors of code are written as.
const codeColors = transformerStyleToClass({ classPrefix: 'code-' });

const codeSheet: HeadConfig[] = isBuild
  ? [['link', { rel: 'stylesheet', href: `${base}code.css` }]]
  : [];

// The demos run the elements as they are served and published.
cpSync(`${siteRoot}../../packages/widgets/dist-browser`, `${siteRoot}public/elements`, {
  recursive: true,
  filter: (file) => !/\.(br|gz|map|json)$/.test(file),
});

cpSync(`${siteRoot}../images/report.png`, `${siteRoot}public/report.png`);

/** Of the fonts the one that every page is written in. */
const FIRST_FONT = /inter-latin-wght-normal\.[^/]*woff2$/;

const preloadFont = (href: string): HeadConfig => [
  'link',
  { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' },
];

const plainPage = (page: string): HeadConfig => [
  'link',
  { rel: 'alternate', type: 'text/markdown', href: `${base}${page}` },
];

/** The documentation for engineers, served at `/docs`. */
export default defineConfig({
  base,
  lang: 'en',
  title: 'Aferir',
  titleTemplate: ':title · Aferir docs',
  description: 'Assessments, reviews and trainings on a page of your own.',
  outDir: 'dist',
  cacheDir: '../../.cache/site',
  srcExclude: ['dist/**'],
  cleanUrls: true,
  metaChunk: true,
  ignoreDeadLinks: 'localhostLinks',
  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: `${base}brand.svg` }], ...codeSheet],
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    codeTransformers: isBuild ? [codeColors] : [],
  },
  themeConfig: {
    logo: { src: '/brand.svg', alt: '', width: 24, height: 24 },
    nav: sections.map(({ text, pages }) => ({
      text,
      link: addressOf(pages[0] ?? ''),
      activeMatch: `/${pages[0]?.split('/')[0]}/`,
    })),
    sidebar: sections.map(({ text, pages }) => ({
      text,
      items: pages.map((name) => ({ text: readPage(name).title, link: addressOf(name) })),
    })),
    outline: [2, 3],
    search: {
      provider: 'local',
      options: {
        _render: (source, env, markdown) => {
          const html = markdown.render(expandPage(source), env);
          return env.frontmatter?.search === false ? '' : html;
        },
      },
    },
  },
  vite: {
    plugins: [
      {
        name: 'made-parts',
        enforce: 'pre',
        transform: (code, id) => (id.endsWith('.md') ? expandPage(code) : undefined),
      },
    ],
    resolve: { conditions: ['aferir-source'] },
  },
  transformHead: ({ page, assets }) => [
    ...assets.filter((asset) => FIRST_FONT.test(asset)).map(preloadFont),
    ...(page === '404.md' ? [] : [plainPage(page)]),
  ],
  buildEnd: ({ outDir }) => {
    writeFileSync(`${outDir}/code.css`, codeColors.getCSS());
    writePlainPages(outDir);
  },
});
