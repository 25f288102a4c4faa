import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { contrastPairs } from '../testing/contrast-pairs.ts';
import { contrastOf, kitFoundation, kitSchemes } from '../testing/schemes.ts';
import type { ColorScheme } from './brand.ts';
import { CopyGroup, CopyText } from './copy-group.tsx';
import { designTokensFile, toDesignTokens } from './design-tokens.ts';
import { SCHEMES } from './read-schemes.ts';
import { type TokenGroup, type TokenName, tokens } from './schema.ts';
import styles from './token-gallery.module.css';
import { tokenProperty, tokenValue } from './token-value.ts';

interface GalleryProps {
  /** The groups to show. */
  groups: readonly TokenGroup[];
}

/** Colors with their digits and the least contrast they have, light beside dark. */
export function ColorGallery({ groups }: GalleryProps) {
  return (
    <CopyGroup>
      <ul className={styles.list}>
        {namesOf(groups)
          .filter(isColor)
          .map((name) => (
            <li key={name} className={styles.row}>
              <TokenNote name={name} />
              {SCHEMES.map((scheme) => (
                <Swatch key={scheme} name={name} scheme={scheme} />
              ))}
            </li>
          ))}
      </ul>
    </CopyGroup>
  );
}

/** Tokens that no scheme changes, each with its value and with what it looks like. */
export function ScaleGallery({
  groups,
  sample,
}: GalleryProps & { sample: (name: TokenName) => ReactNode }) {
  return (
    <CopyGroup>
      <ul className={styles.list}>
        {namesOf(groups).map((name) => {
          const value = kitFoundation.get(name);
          return (
            <li key={name} className={styles.row}>
              <TokenNote name={name} />
              <div className={styles.sample}>{sample(name)}</div>
              <span className={styles.value}>{value ? <CopyText text={value} /> : null}</span>
            </li>
          );
        })}
      </ul>
    </CopyGroup>
  );
}

/** Links to all tokens as files that design tools read. */
export function DesignTokensLinks() {
  return (
    <p className={styles.links}>
      {SCHEMES.map((scheme) => {
        const file = toDesignTokens(new Map([...kitSchemes[scheme], ...kitFoundation]));
        const json = encodeURIComponent(JSON.stringify(file, null, 2));
        return (
          <a
            key={scheme}
            href={`data:application/json,${json}`}
            download={designTokensFile(scheme)}
            className={styles.link}
          >
            {designTokensFile(scheme)}
          </a>
        );
      })}
    </p>
  );
}

function namesOf(groups: readonly TokenGroup[]): TokenName[] {
  const names = Object.keys(tokens) as TokenName[];
  return names.filter((name) => groups.includes(tokens[name].group));
}

const isColor = (name: TokenName) => name.startsWith('color-');

function TokenNote({ name }: { name: TokenName }) {
  return (
    <div className={styles.note}>
      <CopyText text={tokenProperty(name)} className={styles.name} />
      <span className={styles.description}>{tokens[name].description}</span>
    </div>
  );
}

function Swatch({ name, scheme }: { name: TokenName; scheme: ColorScheme }) {
  const value = kitSchemes[scheme].get(name) ?? '';
  const contrast = leastContrast(name, scheme);
  return (
    <div className={styles.swatch}>
      <div className={clsx('aferir-theme', styles.scheme)} data-aferir-theme={scheme}>
        <div className={styles.color} style={{ background: tokenValue(name) }} />
      </div>
      <span className={styles.value}>
        <CopyText text={value} />
        {contrast ? <span className={styles.contrast}>{contrast}</span> : null}
      </span>
    </div>
  );
}

/** The least contrast of a color on what it stands on, such as `4.9:1 on surface-hover`. */
function leastContrast(name: TokenName, scheme: ColorScheme): string | null {
  const own = name.replace(/^color-/, '');
  const ratios = contrastPairs
    .filter(([foreground]) => foreground === own)
    .flatMap(([, backgrounds]) => backgrounds)
    .map((background) => ({ background, ratio: contrastOf(kitSchemes[scheme], own, background) }))
    .toSorted((one, other) => one.ratio - other.ratio);
  const [least] = ratios;
  // Rounded down, so that nothing looks better than it is.
  return least ? `${Math.floor(least.ratio * 10) / 10}:1 on ${least.background}` : null;
}
