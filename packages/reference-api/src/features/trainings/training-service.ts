import { asStaff, type OperationContext } from '../../operation/context.ts';
import { found, requireVersion, type SavedRecord } from '../../operation/find-for-change.ts';
import { takeTurnInCompany } from '../../platform/db/company-turn.ts';
import { conflict, conflictField, invalidField } from '../../platform/errors/failures.ts';
import { createAudienceStore } from '../../shared/audience/audience-store.ts';
import type { ImageChange, StoredImages } from '../../shared/images/stored-images.ts';
import type { StoredVideos } from '../../shared/videos/stored-videos.ts';
import { createCategoryStore } from './category-store.ts';
import { trainingAudience } from './training-audience.ts';
import { createTrainingContentStore, type SavedContent } from './training-content-store.ts';
import {
  createTrainingStore,
  type StoredTraining,
  type TrainingStore,
  type TrainingValues,
} from './training-store.ts';
import { trainingsMessages as texts } from './trainings-messages.ts';
import { videoFieldOf } from './wire-fields.ts';

/** A training as it comes in. */
export interface SavedTraining extends TrainingValues {
  readonly content: SavedContent;
  /** Whom it is for, each once. */
  readonly personIds: readonly number[];
}

/** Where the files of trainings are kept. */
export interface TrainingFiles {
  readonly images: StoredImages;
  readonly videos: StoredVideos;
}

/** Creates a training; tells its id. */
export async function createTrainingOf(
  context: OperationContext,
  given: SavedTraining,
  files: TrainingFiles,
): Promise<number> {
  const { db, company, actor, now } = context;
  await takeTurnInCompany(db, company.id);
  await requireFitness(context, given, 0);
  await exchangeFiles(context, files, { current: undefined, given });
  const by = { staffUserId: asStaff(actor).staffUserId, now };
  const id = await createTrainingStore(db, company.id).insert(given, by);
  await createTrainingContentStore(db, company.id).put(id, given.content);
  await createAudienceStore(db, company.id, trainingAudience).put(id, given.personIds);
  await note(context, 'training.created', { id, ...given });
  return id;
}

/** Changes a training to what is given; what was watched of videos that stay is kept. */
export async function updateTrainingOf(
  context: OperationContext,
  { id, version }: SavedRecord,
  given: SavedTraining,
  files: TrainingFiles,
): Promise<void> {
  const { store, current } = await takeTurnAt(context, id);
  requireVersion(current, version, texts.changedMeanwhile);
  await requireFitness(context, given, id);
  await exchangeFiles(context, files, { current, given });
  await store.update(id, given);
  await replaceParts(context, id, given);
  await note(context, 'training.changed', { id, ...given });
}

/** Activates or deactivates a training. */
export async function setTrainingActiveOf(
  context: OperationContext,
  id: number,
  isActive: boolean,
): Promise<void> {
  const { store, current } = await takeTurnAt(context, id);
  if (current.isActive === isActive) {
    throw conflict(isActive ? texts.alreadyActive : texts.alreadyInactive);
  }
  await store.setActive(id, isActive);
  await note(context, isActive ? 'training.activated' : 'training.deactivated', current);
}

/** Deletes a training for good, its files after it. */
export async function deleteTrainingOf(
  context: OperationContext,
  id: number,
  files: TrainingFiles,
): Promise<void> {
  const { store, current } = await takeTurnAt(context, id);
  await exchangeFiles(context, files, { current, given: undefined });
  await store.delete(id);
  await note(context, 'training.deleted', current);
}

/** Lets those who change trainings take turns, and reads what one is like now. */
async function takeTurnAt(
  { db, company }: OperationContext,
  id: number,
): Promise<{ store: TrainingStore; current: StoredTraining }> {
  await takeTurnInCompany(db, company.id);
  const store = createTrainingStore(db, company.id);
  const current = found(await store.find(id));
  return { store, current };
}

/** Refuses a title that another one has, a category that is none and people whom it cannot be for. */
async function requireFitness(
  { db, company }: OperationContext,
  { title, categoryId, personIds }: SavedTraining,
  id: number,
): Promise<void> {
  if (!(await createCategoryStore(db, company.id).has(categoryId))) {
    throw invalidField('idCategoria', texts.unknownCategory);
  }
  if (await createTrainingStore(db, company.id).isTitleTaken(title, id)) {
    throw conflictField('nmTreinamento', texts.titleTaken);
  }
  if (!(await createAudienceStore(db, company.id, trainingAudience).areFit(id, personIds))) {
    throw invalidField('funcionarios', texts.unfitPeople);
  }
}

/** Takes the files that a save brings, and lets go of those that it leaves out. */
async function exchangeFiles(
  context: OperationContext,
  { images, videos }: TrainingFiles,
  { current, given }: { current: StoredTraining | undefined; given: SavedTraining | undefined },
): Promise<void> {
  const { db, company } = context;
  await images.exchange(context, coverChange(current, given));
  await videos.exchange(context, {
    current: current
      ? await createTrainingContentStore(db, company.id).listVideoNames(current.id)
      : [],
    given: given?.content.resources.map(({ videoName }) => videoName) ?? [],
    fieldOf: (name) => videoFieldOf(given?.content.resources ?? [], name),
  });
}

function coverChange(
  current: StoredTraining | undefined,
  given: SavedTraining | undefined,
): ImageChange {
  return {
    field: 'urlFoto',
    shownBy: 'training',
    current: current?.coverUrl ?? null,
    given: given ? given.coverUrl : null,
  };
}

/** Lets a training have these sessions, videos and people and no others. */
async function replaceParts(
  { db, company }: OperationContext,
  id: number,
  { content, personIds }: SavedTraining,
): Promise<void> {
  const contents = createTrainingContentStore(db, company.id);
  await contents.put(id, content);
  await contents.dropOthers(id, content);
  const people = createAudienceStore(db, company.id, trainingAudience);
  await people.put(id, personIds);
  await people.dropOthers(id, personIds);
}

async function note(
  { audit }: OperationContext,
  action: `training.${'created' | 'changed' | 'activated' | 'deactivated' | 'deleted'}`,
  training: { id: number; title: string } & Partial<Pick<SavedTraining, 'content' | 'personIds'>>,
): Promise<void> {
  const { id, title, content, personIds } = training;
  await audit({
    action,
    subject: { kind: 'training', id },
    details: {
      title,
      ...(content && { videos: content.resources.length }),
      ...(personIds && { people: personIds.length }),
    },
  });
}
