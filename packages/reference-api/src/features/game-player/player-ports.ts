import type { OpenPlaying } from '../../shared/playing/playing.ts';

/** What the game player takes of others. */
export interface GamePlayerPorts {
  readonly playing: OpenPlaying;
}
