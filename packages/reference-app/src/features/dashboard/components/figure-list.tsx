import { CountUp } from '@aferir/ui';
import type { ReactNode } from 'react';
import { figuresMessages as texts } from '../figures-messages.ts';
import styles from './figure-list.module.css';
import { SectionLink, type SectionPlace } from './section-link.tsx';

/** A figure with its name. */
export interface Figure {
  readonly label: string;
  /** Null where there is nothing to tell; a text is a name instead of a number. */
  readonly value: number | string | null;
  /** @default 'count' */
  readonly kind?: 'count' | 'percent';
  /** What it is a part of, or who is in it. */
  readonly hint?: string;
  /** Where its people are; leads there from the hint. */
  readonly place?: SectionPlace;
}

/** The figures of a card side by side, as many as fit. */
export function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.root}>
      {figures.map((figure) => (
        <div key={figure.label} className={styles.figure}>
          <dt className={styles.label}>{figure.label}</dt>
          <dd className={styles.value} data-name={typeof figure.value === 'string' || undefined}>
            {shownOf(figure)}
          </dd>
          {figure.hint ? (
            <dd className={styles.hint}>
              {figure.place ? (
                <SectionLink {...figure.place} className={styles.link}>
                  {figure.hint}
                </SectionLink>
              ) : (
                figure.hint
              )}
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}

function shownOf({ value, kind }: Figure): ReactNode {
  if (value === null) return texts.none;
  if (typeof value === 'string') return value;
  return <CountUp value={value} kind={kind ?? 'count'} />;
}
