import { askForPin } from '../src/features/training-player/testing/player-scene.ts';
import { addVideo, resource } from '../src/features/trainings/testing/trainings-scene.ts';
import type { StaffUserRow } from '../src/operation/sessions/staff-tables.ts';
import type { TestApp } from './build-test-app.ts';
import { lastMailedLink } from './mails.ts';

/** A training of a company, its category, and videos. */
export interface TrainingTarget {
  readonly trainingId: number;
  readonly categoryId: number;
  /** A video that the training shows. */
  readonly videoName: string;
  /** One that no training shows. */
  readonly freeVideoName: string;
  /** What lets the person in. */
  readonly seat: { readonly hs: string; readonly pin: string };
}

/** Adds a training to the company of an administrator and sends it to a person. */
export async function createTrainingTarget(
  test: TestApp,
  { user, token, personId }: { user: StaffUserRow; token: string; personId: number },
): Promise<TrainingTarget> {
  const owner = { companyId: user.company_id, staffUserId: user.id };
  const category = await test.call('createTrainingCategory', {
    token,
    body: { categoria: 'Categoria Sigilosa' },
  });
  const videos = {
    categoryId: category.data,
    videoName: await addVideo(test, owner),
    freeVideoName: await addVideo(test, owner),
  };
  const training = await test.call('createTraining', {
    token,
    body: secretTraining(videos, personId),
  });
  const trainingId = training.data;
  const person = await test.database.inCompany(user.company_id, (db) =>
    db.selectFrom('person').selectAll().where('id', '=', personId).executeTakeFirstOrThrow(),
  );
  await test.call('sendTrainingInvitations', { token, query: { idTreinamento: trainingId } });
  const hs = await lastMailedLink(test, user.company_id);
  return { ...videos, trainingId, seat: { hs, pin: await askForPin(test, hs, person) } };
}

/** What it takes to save the training. */
export function secretTraining(
  { categoryId, videoName }: Pick<TrainingTarget, 'categoryId' | 'videoName'>,
  personId: number,
) {
  return {
    nmTreinamento: 'Treinamento Sigiloso',
    dsTreinamento: 'Ensina a calar.',
    idCategoria: categoryId,
    sessoes: [{ nmSessao: 'Sessão Sigilosa', recursos: [resource(videoName)] }],
    funcionarios: [personId],
  };
}
