import { randomBytes } from 'node:crypto';
import type { TestApp, TestRequest } from '../../../../test/build-test-app.ts';
import { createCompany, createPerson, createStaffUser } from '../../../../test/fixtures.ts';
import { openStaffSession } from '../../../../test/sessions.ts';
import type { BodyOf, DataOf } from '../../../operation/operation.ts';
import type { StaffUserRow } from '../../../operation/sessions/staff-tables.ts';
import { plainPicture } from '../../../shared/images/testing/pictures.ts';
import type { PersonRow } from '../../../shared/people/people-tables.ts';
import { createVideoStore } from '../../../shared/videos/video-store.ts';

type TrainingBody = BodyOf<'createTraining'>;
type ResourceBody = TrainingBody['sessoes'][number]['recursos'][number];

/** A company with one category of trainings, and its administrator at work. */
export interface TrainingsScene {
  readonly companyId: number;
  readonly user: StaffUserRow;
  readonly token: string;
  readonly categoryId: number;
  addPerson(values?: Parameters<typeof createPerson>[2]): Promise<PersonRow>;
  /** Makes what a training takes: one session with one new video, and whatever else it says. */
  draft(values?: Partial<TrainingBody>): Promise<TrainingBody>;
  create(body: TrainingBody, request?: TestRequest): ReturnType<typeof callCreate>;
  /** Adds a training; tells its id. */
  add(values?: Partial<TrainingBody>): Promise<number>;
  /** Changes a training on the version that it has. */
  change(id: number, values: Partial<BodyOf<'updateTraining'>>): ReturnType<typeof callUpdate>;
  read(id: number): Promise<DataOf<'getTraining'>>;
  /** Sends a cover; its address. */
  uploadCover(): Promise<string>;
}

const callCreate = (test: TestApp, request: TestRequest) => test.call('createTraining', request);
const callUpdate = (test: TestApp, request: TestRequest) => test.call('updateTraining', request);

/** Keeps what is known of a video, as if a staff user had sent its file; its stored name. */
export async function addVideo(
  test: TestApp,
  { companyId, staffUserId }: { companyId: number; staffUserId: number },
): Promise<string> {
  const name = `treinamentos/${randomBytes(16).toString('base64url')}.mp4`;
  await test.database.inCompany(companyId, async (db) => {
    const videos = createVideoStore(db, companyId);
    await videos.claim({ name, staff_user_id: staffUserId, created_at: test.clock.now() });
    await videos.complete(name, {
      bytes: 13_002_343,
      durationMs: 150_000,
      width: 1280,
      height: 720,
      codec: 'av1',
      mediaType: 'video/mp4',
    });
  });
  return name;
}

/** A video as a save names it. */
export function resource(urlRecurso: string, values: Partial<ResourceBody> = {}): ResourceBody {
  return { nmRecurso: 'A empresa', urlRecurso, ...values };
}

/** Sets the scene. */
export async function createTrainingsScene(test: TestApp): Promise<TrainingsScene> {
  const { id: companyId } = await createCompany(test.database);
  const user = await createStaffUser(test.database, companyId, { is_administrator: true });
  const token = await openStaffSession(test, user);
  const category = await test.call('createTrainingCategory', {
    token,
    body: { categoria: 'Integração' },
  });

  const scene: TrainingsScene = {
    companyId,
    user,
    token,
    categoryId: category.data,
    addPerson: (values) => createPerson(test.database, companyId, values),
    draft: async (values) => ({
      nmTreinamento: 'Boas-vindas',
      dsTreinamento: 'Como a empresa funciona.',
      idCategoria: category.data,
      sessoes: values?.sessoes ?? [
        {
          nmSessao: 'Primeiro dia',
          recursos: [resource(await addVideo(test, { companyId, staffUserId: user.id }))],
        },
      ],
      funcionarios: [],
      ...values,
    }),
    create: (body, request) => callCreate(test, { token, body, ...request }),
    async add(values) {
      const { data, msg } = await scene.create(await scene.draft(values));
      if (!data) throw new Error(msg);
      return data;
    },
    async change(id, values) {
      const current = await scene.read(id);
      const body = {
        ...current,
        funcionarios: current.funcionarios.map((person) => person.idOrganogramaPessoa),
        ...values,
      };
      return callUpdate(test, { token, body });
    },
    async uploadCover() {
      const picture = await plainPicture(400, 300).jpeg().toBuffer();
      const body = { tpImagem: 'treinamento', imagem: picture.toString('base64') };
      return (await test.call('uploadImage', { token, body })).data.urlImagem;
    },
    read: async (id) => (await test.call('getTraining', { token, params: { id } })).data,
  };
  return scene;
}
