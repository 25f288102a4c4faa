import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isConcluded } from '@aferir/domain';
import type { Db } from '../../../platform/db/database.ts';
import { privateFiles } from '../../../platform/files/file-area.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { createAudienceStore } from '../../../shared/audience/audience-store.ts';
import { after, day } from '../../../shared/example/moments.ts';
import type { ExampleToFill, SeedExample } from '../../../shared/example/seed-place.ts';
import { notifyCompleted } from '../../../shared/learning/notify-completed.ts';
import { createVideoStore } from '../../../shared/videos/video-store.ts';
import { createCategoryStore } from '../category-store.ts';
import { createLearningStore } from '../learning/learning-store.ts';
import { mailInvitations } from '../sending/mail-invitations.ts';
import { createSendingStore } from '../sending/sending-store.ts';
import { trainingAudience } from '../training-audience.ts';
import { createTrainingContentStore } from '../training-content-store.ts';
import { createTrainingStore } from '../training-store.ts';
import { type ExampleVideo, exampleTraining, exampleWatching } from './example-training.ts';

/** Seeds a training with real videos, sent to some people who are as far as people are. */
export function seedTrainingExample(files: Pick<FileStore, 'put'>): SeedExample {
  return async (db, place) => {
    if (place.example.key !== 'main') return;
    const { company, now, mail } = place;
    const people = audienceOf(place);
    const sentTo = people.slice(0, -exampleTraining.addedLater);
    const sentAt = after(now, -9 * day);
    const id = await addTraining(db, place, files);
    await createAudienceStore(db, company.id, trainingAudience).put(
      id,
      people.map((person) => person.id),
    );
    const training = { id, title: exampleTraining.title };
    await mailInvitations(mail, { db, company, now: sentAt }, training, sentTo);
    const ids = sentTo.map((person) => person.id);
    await createSendingStore(db, company.id).markSent(id, ids, sentAt);
    for (const [index, personId] of ids.entries()) {
      const seconds = exampleWatching[index % exampleWatching.length];
      const watchedAt = after(sentAt, (1 + (index % 7)) * day);
      if (!seconds) continue;
      const isDone = await watch(db, company.id, { trainingId: id, personId, seconds, watchedAt });
      if (!isDone) continue;
      const origin = { db, companyId: company.id, now: watchedAt };
      await notifyCompleted(origin, {
        trainingId: id,
        title: training.title,
        version: 1,
        personId,
      });
    }
  };
}

function audienceOf({ example, people }: ExampleToFill) {
  const departments: ReadonlySet<string> = new Set(exampleTraining.departments);
  return people.filter((_person, index) => {
    const described = example.people[index];
    return described && !described.inactive && departments.has(described.department);
  });
}

async function addTraining(
  db: Db,
  { company, now }: ExampleToFill,
  files: Pick<FileStore, 'put'>,
): Promise<number> {
  const { title, description, category, videos } = exampleTraining;
  const createdAt = after(now, -10 * day);
  const { id: staffUserId } = await db
    .selectFrom('staff_user')
    .select('id')
    .where('company_id', '=', company.id)
    .where('is_administrator', '=', true)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const resources = [];
  for (const [sessionPlace, video] of videos.entries()) {
    const videoName = await addVideo(db, files, { ...video, company, staffUserId, createdAt });
    const { name, captions } = video;
    resources.push({ sessionPlace, place: 0, name, videoName, captions });
  }
  const categoryId = await createCategoryStore(db, company.id).insert(category);
  const id = await createTrainingStore(db, company.id).insert(
    { title, description, categoryId, coverUrl: null },
    { staffUserId, now: createdAt },
  );
  const sessionNames = videos.map(({ sessionName }) => sessionName);
  await createTrainingContentStore(db, company.id).put(id, { sessionNames, resources });
  return id;
}

/** A video with whose it is. */
interface VideoToAdd extends Pick<ExampleVideo, 'file' | 'facts'> {
  readonly company: { readonly id: number };
  readonly staffUserId: number;
  readonly createdAt: Date;
}

async function addVideo(
  db: Db,
  files: Pick<FileStore, 'put'>,
  { file, facts, company, staffUserId, createdAt }: VideoToAdd,
): Promise<string> {
  const name = privateFiles.makeName('.mp4');
  const content = await readFile(path.join(import.meta.dirname, 'videos', file));
  await files.put(name, content);
  const videos = createVideoStore(db, company.id);
  await videos.claim({ name, staff_user_id: staffUserId, created_at: createdAt });
  await videos.complete(name, { ...facts, bytes: content.byteLength });
  await videos.attach({ names: [name], staffUserId, sentAfter: createdAt, now: createdAt });
  return name;
}

/** How far a person has watched. */
interface Watching {
  readonly trainingId: number;
  readonly personId: number;
  /** Of each video, in order, as far as the person has come. */
  readonly seconds: readonly number[];
  readonly watchedAt: Date;
}

/** Tells whether nothing is left to watch. */
async function watch(
  db: Db,
  companyId: number,
  { trainingId, personId, seconds, watchedAt }: Watching,
): Promise<boolean> {
  const learning = createLearningStore(db, companyId);
  const learner = { trainingId, personId };
  const resources = await learning.listResources(learner);
  const progress = seconds.flatMap((position, index) => {
    const resource = resources[index];
    if (!resource) return [];
    const watched = { segments: [[0, position] as const], position, isMarked: false };
    const concluded = isConcluded(watched, (resource.facts.durationMs ?? 0) / 1000);
    return { resourceId: resource.id, ...watched, concludedAt: concluded ? watchedAt : null };
  });
  await learning.lockState(learner);
  const lastResourceId = progress.at(-1)?.resourceId ?? null;
  await learning.save(learner, { number: 1, lastResourceId, lastWatchedAt: watchedAt }, progress);
  return (
    progress.length === resources.length &&
    progress.every(({ concludedAt }) => concludedAt !== null)
  );
}
