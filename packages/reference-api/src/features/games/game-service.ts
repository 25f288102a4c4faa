import { type GameLocks, gameLocks, stateOfGame } from '@aferir/domain';
import type { OperationContext } from '../../operation/context.ts';
import { found, requireVersion, type SavedRecord } from '../../operation/find-for-change.ts';
import { revokeLinksOfClosed } from '../../operation/links/issue-link.ts';
import { takeTurnInCompany } from '../../platform/db/company-turn.ts';
import { conflict, conflictField, invalidField } from '../../platform/errors/failures.ts';
import { createAudienceStore } from '../../shared/audience/audience-store.ts';
import { gameAudience } from './game-audience.ts';
import {
  createGameContentStore,
  type SavedQuestion,
  type StoredQuestion,
} from './game-content-store.ts';
import {
  createGameStore,
  firstOfItsKind,
  type GameOrigin,
  type GameStore,
  type GameValues,
  type StoredGame,
} from './game-store.ts';
import { gamesMessages as texts } from './games-messages.ts';
import { closeAnswers } from './playing/close-answers.ts';

/** A game as it comes in. */
export interface SavedGame extends GameValues {
  readonly questions: readonly SavedQuestion[];
  /** Whom it is for, each once. */
  readonly personIds: readonly number[];
}

/** Creates a game; tells its id. */
export async function createGameOf(context: OperationContext, given: SavedGame): Promise<number> {
  const { db, company } = context;
  await takeTurnInCompany(db, company.id);
  await requireFitness(context, given, 0);
  return insertGame(context, given, firstOfItsKind);
}

/** Changes a game to what is given; once it was answered, only whom it is for. */
export async function updateGameOf(
  context: OperationContext,
  { id, version }: SavedRecord,
  given: SavedGame,
): Promise<void> {
  const { db, company } = context;
  const { store, current } = await takeTurnAt(context, id);
  requireVersion(current, version, texts.changedMeanwhile);
  const locks = locksOf(current);
  if (locks.frozen === 'closed') throw conflict(texts.closedForGood);
  const contents = createGameContentStore(db, company.id);
  const stored = await contents.list(id);
  const asksTheSame = areSame(stored, given.questions) && given.scale === current.scale;
  requireChangeable(current, given, { locks, asksTheSame });
  await requireFitness(context, given, id);
  await store.update(id, given);
  if (!asksTheSame) {
    await contents.clear(id);
    await contents.put(id, given.questions);
  }
  const people = createAudienceStore(db, company.id, gameAudience);
  await people.put(id, given.personIds);
  await people.dropOthers(id, given.personIds, { keepSent: true });
  await note(context, 'game.changed', { id, ...given });
}

/** Closes a game: what was answered until now is all. */
export async function closeGameOf(context: OperationContext, id: number): Promise<void> {
  const { db, company, now } = context;
  const { store, current } = await takeTurnAt(context, id);
  const state = stateOfGame(current);
  if (state === 'draft') throw conflict(texts.neverSent);
  if (state === 'closed') throw conflict(texts.alreadyClosed);
  await store.close(id, now);
  await closeAnswers(db, company.id, current, now);
  await note(context, 'game.closed', current);
}

/** Deletes a game that nobody has answered for good. */
export async function deleteGameOf(context: OperationContext, id: number): Promise<void> {
  const { db, now } = context;
  const { store, current } = await takeTurnAt(context, id);
  if (current.isAnswered) throw conflict(texts.answeredForGood);
  await revokeLinksOfClosed(db, { kind: 'game', responseId: id }, now);
  await store.delete(id);
  await note(context, 'game.deleted', current);
}

/** Lets those who change games take turns, holds off who answers one, and reads what it is like now. */
export async function takeTurnAt(
  { db, company }: OperationContext,
  id: number,
): Promise<{ store: GameStore; current: StoredGame }> {
  await takeTurnInCompany(db, company.id);
  const store = createGameStore(db, company.id);
  const current = found(await store.lock(id));
  return { store, current };
}

/** Refuses what can't change any more: a template's questions ever, anonymity once it was promised, all once it was answered. */
function requireChangeable(
  current: StoredGame,
  given: SavedGame,
  { locks, asksTheSame }: { readonly locks: GameLocks; readonly asksTheSame: boolean },
): void {
  if (current.template) {
    if (!given.isAnonymous) throw invalidField('flAnonimo', texts.templateAnonymous);
    if (!asksTheSame) throw invalidField('perguntas', texts.templateQuestions);
  }
  const saysTheSame = given.title === current.title && given.description === current.description;
  const keepsPromise = given.isAnonymous === current.isAnonymous;
  if (locks.frozen && !(asksTheSame && saysTheSame && keepsPromise)) {
    throw conflict(texts.answered);
  }
  if (locks.isAnonymityFixed && !keepsPromise) {
    throw conflictField('flAnonimo', texts.sentAsItIs);
  }
}

/** Refuses a title that another one has and people whom it cannot be for. */
async function requireFitness(
  { db, company }: OperationContext,
  { title, personIds }: SavedGame,
  id: number,
): Promise<void> {
  if (await createGameStore(db, company.id).isTitleTaken(title, id)) {
    throw conflictField('nmJogo', texts.titleTaken);
  }
  if (!(await createAudienceStore(db, company.id, gameAudience).areFit(id, personIds))) {
    throw invalidField('funcionarios', texts.unfitPeople);
  }
}

/** Adds a game with all that is in it; tells its id. */
export async function insertGame(
  context: OperationContext,
  given: SavedGame,
  origin: GameOrigin,
): Promise<number> {
  const { db, company, now } = context;
  const id = await createGameStore(db, company.id).insert(given, origin, now);
  await createGameContentStore(db, company.id).put(id, given.questions);
  await createAudienceStore(db, company.id, gameAudience).put(id, given.personIds);
  await note(context, 'game.created', { id, ...given });
  return id;
}

/** Whether questions ask the same, by which ids whatever. */
function areSame(stored: readonly StoredQuestion[], given: readonly SavedQuestion[]): boolean {
  const asked = (questions: readonly SavedQuestion[]) =>
    JSON.stringify(
      questions.map(({ kind, text, options }) => [
        kind,
        text,
        options.map((option) => [option.text, option.isRight]),
      ]),
    );
  return asked(stored) === asked(given);
}

function locksOf(game: StoredGame): GameLocks {
  const { isAnswered, template } = game;
  return gameLocks({ state: stateOfGame(game), isAnswered, isTemplate: template !== null });
}

async function note(
  { audit }: OperationContext,
  action: `game.${'created' | 'changed' | 'closed' | 'deleted'}`,
  game: { id: number; title: string } & Partial<Pick<SavedGame, 'questions' | 'personIds'>>,
): Promise<void> {
  const { id, title, questions, personIds } = game;
  await audit({
    action,
    subject: { kind: 'game', id },
    details: {
      title,
      ...(questions && { questions: questions.length }),
      ...(personIds && { people: personIds.length }),
    },
  });
}
