import { GAME_LIMITS } from '@aferir/domain';
import type { OperationContext } from '../../operation/context.ts';
import { takeTurnInCompany } from '../../platform/db/company-turn.ts';
import { createAudienceStore } from '../../shared/audience/audience-store.ts';
import { gameAudience } from './game-audience.ts';
import { createGameContentStore } from './game-content-store.ts';
import { insertGame, type SavedGame, takeTurnAt } from './game-service.ts';
import {
  createGameStore,
  firstOfItsKind,
  type GameOrigin,
  type GameStore,
  type StoredGame,
} from './game-store.ts';
import { gamesMessages as texts } from './games-messages.ts';

/** Which game to copy, and whether the copy is a round of the same. */
export interface CopiedGame {
  readonly id: number;
  readonly isNewRound: boolean;
}

/** Creates a game whose title may be taken, which another is found for then. */
export async function createGameTitledLike(
  context: OperationContext,
  given: SavedGame,
  origin: GameOrigin,
): Promise<number> {
  const { db, company } = context;
  await takeTurnInCompany(db, company.id);
  const title = await findFreeTitle(createGameStore(db, company.id), given.title);
  return insertGame(context, { ...given, title }, origin);
}

/** Copies a game as a draft; a new round is for the same people, as far as they are active. */
export async function duplicateGameOf(
  context: OperationContext,
  { id, isNewRound }: CopiedGame,
): Promise<number> {
  const { db, company } = context;
  const { store, current } = await takeTurnAt(context, id);
  const questions = await createGameContentStore(db, company.id).list(id);
  if (!isNewRound) {
    const origin = { ...firstOfItsKind, ...templateOf(current) };
    const title = shortened(current.title, texts.copyTitle);
    return createGameTitledLike(context, { ...current, title, questions, personIds: [] }, origin);
  }
  const seriesId = current.seriesId ?? current.id;
  const round = (await store.lastRound(seriesId)) + 1;
  const people = await createAudienceStore(db, company.id, gameAudience).list(id);
  const title = shortened(withoutRound(current.title), (base) => texts.roundTitle(base, round));
  return createGameTitledLike(
    context,
    {
      ...current,
      title,
      questions,
      personIds: people.filter((person) => person.is_active).map((person) => person.id),
    },
    { ...templateOf(current), seriesId, round },
  );
}

function templateOf({ template, templateVersion }: StoredGame) {
  return { template, templateVersion };
}

function withoutRound(title: string): string {
  return title.replace(/ \(rodada \d+\)$/, '');
}

/** A title made of another, of which the end gives way where both together are too long. */
function shortened(title: string, make: (base: string) => string): string {
  const excess = make(title).length - GAME_LIMITS.title;
  return make(excess > 0 ? title.slice(0, -excess).trimEnd() : title);
}

async function findFreeTitle(store: GameStore, wanted: string): Promise<string> {
  for (let number = 2, title = wanted; ; number += 1) {
    if (!(await store.isTitleTaken(title, 0))) return title;
    const next = number;
    title = shortened(wanted, (base) => texts.anotherCopyTitle(base, next));
  }
}
