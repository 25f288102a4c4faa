import type { Schema } from '@aferir/api-client';
import { kindNameOf } from '../game-state.ts';
import styles from './games.module.css';

/** A game in a grid: title and what kind it is. */
export function GameCell({ game }: { game: Schema<'GameRow'> }) {
  return (
    <span className={styles.game}>
      <span className={styles.title}>{game.nmJogo}</span>
      <span className={styles.details}>{kindNameOf(game)}</span>
    </span>
  );
}
