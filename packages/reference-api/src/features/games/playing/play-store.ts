import { isToldVote, type OptionVotes } from '@aferir/domain';
import type { Db } from '../../../platform/db/database.ts';
import type { Player, PlayStore } from '../../../shared/playing/playing.ts';
import {
  addAnswer,
  findChosen,
  findGame,
  holdGame,
  lockPlace,
  markAnswered,
  saveProgress,
} from './player-queries.ts';
import {
  addText,
  addToTally,
  countVote,
  findToldVotes,
  listVotes,
  tellVotes,
} from './tally-queries.ts';

/** Opens the store for one company; `db` has to be bound to the same one. */
export function openPlaying(db: Db, companyId: number): PlayStore {
  const of = (player: Player) => ({ companyId, ...player });
  const toVotes = (votes: Readonly<Record<string, number>> | null): OptionVotes[] =>
    Object.entries(votes ?? {}).map(([id, count]) => ({ optionId: Number(id), votes: count }));

  return {
    async findGame(player) {
      const [game] = await findGame(db, of(player));
      return game;
    },

    async lockPlace(player, questionId) {
      // The game comes before the player, as it does with whoever closes, changes or sends it.
      await markAnswered(db, of(player));
      await holdGame(db, of(player));
      const [place] = await lockPlace(db, { ...of(player), questionId });
      return place;
    },

    saveProgress: (player, progress) => saveProgress(db, { ...of(player), ...progress }),
    addAnswer: (player, answer, now) => addAnswer(db, { ...of(player), ...answer, now }),

    async findChosen(player, questionId) {
      const [chosen] = await findChosen(db, { ...of(player), questionId });
      return chosen?.optionId;
    },

    count: (gameId, departmentId, answer) =>
      answer.text === null
        ? addToTally(db, { companyId, gameId, departmentId, ...answer })
        : addText(db, { companyId, gameId, departmentId, ...answer, text: answer.text }),

    listVotes: (questionId) => listVotes(db, { companyId, questionId }),

    async countVote(gameId, departmentId, answer) {
      const asked = { companyId, questionId: answer.questionId };
      const [question] = await countVote(db, asked);
      await addToTally(db, { companyId, gameId, departmentId, ...answer });
      if (!question || !isToldVote(question.count)) return toVotes(question?.shown ?? null);
      const [told] = await tellVotes(db, asked);
      return toVotes(told?.shown ?? null);
    },

    async listToldVotes(questionId) {
      const [question] = await findToldVotes(db, { companyId, questionId });
      return toVotes(question?.shown ?? null);
    },
  };
}
