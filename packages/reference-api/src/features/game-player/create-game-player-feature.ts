import { defineFeature, type Feature } from '../feature.ts';
import { gamePlayerSentences } from './game-player-sentences.ts';
import { getGame } from './operations/getGame.ts';
import { saveGameChoice } from './operations/saveGameChoice.ts';
import { saveGameRating } from './operations/saveGameRating.ts';
import { saveGameText } from './operations/saveGameText.ts';
import type { GamePlayerPorts } from './player-ports.ts';

/** Playing a game or answering a survey by link. */
export function createGamePlayerFeature(ports: GamePlayerPorts): Feature {
  return defineFeature(import.meta.dirname, {
    sentences: gamePlayerSentences,
    operations: [getGame(ports), saveGameChoice(ports), saveGameRating(ports), saveGameText(ports)],
  });
}
