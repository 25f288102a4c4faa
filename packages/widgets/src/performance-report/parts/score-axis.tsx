import { SCORES } from '@aferir/domain';
import type { CSSProperties } from 'react';
import styles from './score-axis.module.css';

const HIGHEST = SCORES[SCORES.length - 1] ?? 0;

/** Whose score it is. */
export type ScoreSide = 'self' | 'managers';

export interface ScoreAxisProps {
  selfScore: number | null;
  /** The mean of the managers' scores; null without any. */
  average: number | null;
}

/** Both scores of a competency on one line from 0 to 10 and the gap between them. The numbers stand beside it. */
export function ScoreAxis({ selfScore, average }: ScoreAxisProps) {
  return (
    <div className={styles.root} aria-hidden="true">
      <span className={styles.end}>0</span>
      <div className={styles.line}>
        <span className={styles.track} />
        {SCORES.map((score) => (
          <span key={score} className={styles.tick} style={at(score)} />
        ))}
        {selfScore !== null && average !== null ? (
          <span
            className={styles.gap}
            data-gap=""
            style={between(Math.min(selfScore, average), Math.max(selfScore, average))}
          />
        ) : null}
        {average === null ? null : <Place side="managers" score={average} />}
        {selfScore === null ? null : <Place side="self" score={selfScore} />}
      </div>
      <span className={styles.end}>{HIGHEST}</span>
    </div>
  );
}

/** How it is drawn on the line: a full circle, an open square that shows around it, a band between. */
export function ScoreMark({ of }: { of: ScoreSide | 'gap' }) {
  return <span className={styles.mark} data-mark={of} aria-hidden="true" />;
}

function Place({ side, score }: { side: ScoreSide; score: number }) {
  return (
    <span className={styles.place} data-place={side} style={at(score)}>
      <ScoreMark of={side} />
    </span>
  );
}

function at(score: number) {
  return { '--_at': `${percentOf(score)}%` } as CSSProperties;
}

function between(lower: number, higher: number) {
  return { ...at(lower), '--_long': `${percentOf(higher - lower)}%` } as CSSProperties;
}

function percentOf(score: number): number {
  return (100 * score) / HIGHEST;
}
