import type { Config } from '../../platform/config/config.ts';
import { docSiteMessages } from './doc-site-messages.ts';

/** What a site of documentation says while it is not there. */
export interface DocSiteTexts {
  readonly building: string;
  readonly failed: string;
  readonly missing: string;
}

/** A site that tells of the product to whoever builds with it. */
export interface DocSite {
  /** That of the step that builds it. */
  readonly name: string;
  /** Where it is served, without a slash at the end. */
  readonly address: string;
  /** Where it has been built. */
  readonly folder: string;
  /** Its pages that may stand in a frame of its own. */
  readonly framed: readonly string[];
  readonly texts: DocSiteTexts;
}

/** How far a site is that has not been built yet. */
export type DocBuildState = 'building' | 'failed';

/** What is building the sites beside the server. */
export interface DocBuilds {
  /** Undefined: it builds no such site. */
  stateOf(site: string): DocBuildState | undefined;
}

/** The sites of documentation; what the contract says is another, which needs no build. */
export function docSitesOf({ docsDir, storybookDir }: Config): readonly DocSite[] {
  return [
    {
      name: 'site',
      address: '/docs',
      folder: docsDir,
      framed: [],
      texts: docSiteMessages.documentation,
    },
    {
      name: 'storybook',
      address: '/storybook',
      folder: storybookDir,
      framed: ['iframe.html'],
      texts: docSiteMessages.storybook,
    },
  ];
}
