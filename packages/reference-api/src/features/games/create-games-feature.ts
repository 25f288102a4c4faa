import { refersToPerson } from '../../platform/db/refers-to-person.ts';
import type { MailServices } from '../../shared/mail/mailer.ts';
import type { OpenPlaying } from '../../shared/playing/playing.ts';
import { defineFeature, type Feature } from '../feature.ts';
import { forgetTexts } from './forget-texts.ts';
import { gameExports } from './game-exports.ts';
import { gameLinks } from './game-links.ts';
import { gamesAuditActions } from './games-audit-actions.ts';
import { checkGameName } from './operations/checkGameName.ts';
import { closeGame } from './operations/closeGame.ts';
import { createGame } from './operations/createGame.ts';
import { createGameFromTemplate } from './operations/createGameFromTemplate.ts';
import { deleteGame } from './operations/deleteGame.ts';
import { duplicateGame } from './operations/duplicateGame.ts';
import { getGameForEditing } from './operations/getGameForEditing.ts';
import { getGameResults } from './operations/getGameResults.ts';
import { getGameSendPreview } from './operations/getGameSendPreview.ts';
import { getGameTotals } from './operations/getGameTotals.ts';
import { getPsychosocialReport } from './operations/getPsychosocialReport.ts';
import { listGameAnswers } from './operations/listGameAnswers.ts';
import { listGameCandidates } from './operations/listGameCandidates.ts';
import { listGames } from './operations/listGames.ts';
import { remindGamePlayers } from './operations/remindGamePlayers.ts';
import { sendGameInvitations } from './operations/sendGameInvitations.ts';
import { updateGame } from './operations/updateGame.ts';
import { readPersonalData } from './personal-data/personal-data.ts';
import { mixOpenGames } from './playing/mix-answers.ts';
import { openPlaying } from './playing/play-store.ts';
import { seedGamesExample } from './seed/seed-games-example.ts';
import { gamesSheet } from './sheet/games-sheet.ts';

/** The feature, with what others take of it. */
export interface GamesFeature extends Feature {
  readonly playing: OpenPlaying;
}

/** The games and surveys of a company: their questions, whom they are for, and what was answered. */
export function createGamesFeature(mailing: MailServices): GamesFeature {
  const feature = defineFeature(import.meta.dirname, {
    operations: [
      checkGameName,
      closeGame,
      createGame,
      createGameFromTemplate,
      deleteGame,
      duplicateGame,
      getGameForEditing,
      getGameResults,
      getGameSendPreview,
      getGameTotals,
      getPsychosocialReport,
      listGameAnswers,
      listGameCandidates,
      listGames,
      remindGamePlayers(mailing),
      sendGameInvitations(mailing),
      updateGame,
    ],
    links: gameLinks,
    auditActions: gamesAuditActions,
    exports: gameExports,
    personForgotten: forgetTexts,
    personTies: () => refersToPerson('game_person', 'person_id'),
    personalData: readPersonalData,
    personSheet: gamesSheet,
    expire: { ofCompany: mixOpenGames },
    example: seedGamesExample,
  });
  return { ...feature, playing: openPlaying };
}
