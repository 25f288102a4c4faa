// @engine both: saves at once
import { TRAINING_LIMITS } from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../test/build-test-app.ts';
import { createPerson, createStaff, createStaffUser } from '../../../test/fixtures.ts';
import { videoMessages } from '../../shared/videos/video-messages.ts';
import { addVideo, createTrainingsScene, resource } from './testing/trainings-scene.ts';
import { trainingsMessages as texts } from './trainings-messages.ts';

const test = openTestApp();
const scene = openScene(() => createTrainingsScene(test));

const required = 'Todos os campos devem ser preenchidos.';
const listed = async () => (await test.call('listTrainings', { token: scene.token })).data.rows;
const newVideo = (staffUserId = scene.user.id) =>
  addVideo(test, { companyId: scene.companyId, staffUserId });

/** What of a schema limits a value. */
interface Limits {
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Limits>>;
}

it('has the limits in the contract that the rules have', () => {
  const schemas = test.contract.document.components.schemas as Readonly<Record<string, Limits>>;
  const limitsOf = (schema: string, field: string) => schemas[schema]?.properties?.[field];
  expect(TRAINING_LIMITS).toMatchObject({
    title: limitsOf('CreateTrainingRequest', 'nmTreinamento')?.maxLength,
    description: limitsOf('CreateTrainingRequest', 'dsTreinamento')?.maxLength,
    sessionName: limitsOf('TrainingSessionInput', 'nmSessao')?.maxLength,
    resourceName: limitsOf('TrainingResourceInput', 'nmRecurso')?.maxLength,
    captions: schemas.VideoCaptions?.maxLength,
    sessions: limitsOf('CreateTrainingRequest', 'sessoes')?.maxItems,
    resources: limitsOf('TrainingSessionInput', 'recursos')?.maxItems,
    people: limitsOf('CreateTrainingRequest', 'funcionarios')?.maxItems,
  });
});

describe('creating a training', () => {
  it('keeps it with sessions and videos in order, and everybody by name', async () => {
    const [bia, ana] = [
      await scene.addPerson({ name: 'Bia' }),
      await scene.addPerson({ name: 'Ana' }),
    ];
    const [first, second, third] = [await newVideo(), await newVideo(), await newVideo()];
    const captions = 'WEBVTT\n\n00:01.000 --> 00:04.000\nOlá';
    const body = await scene.draft({
      nmTreinamento: '  Boas-vindas   a todos ',
      funcionarios: [bia.id, ana.id, bia.id],
      sessoes: [
        {
          nmSessao: ' Primeiro  dia ',
          recursos: [
            resource(first, { nmRecurso: ' A  empresa ', dsLegenda: captions, nrDuracao: 99 }),
            resource(second, { nmRecurso: 'As pessoas' }),
          ],
        },
        { nmSessao: 'Sem vídeo', recursos: [] },
        { nmSessao: 'Segundo dia', nrIndex: 0, recursos: [resource(third)] },
      ],
    });
    const { data: id, msg } = await scene.create(body);
    expect(msg).toBe(String(id));

    const facts = {
      idRecursoSessao: expect.any(Number),
      nrDuracao: 2.5,
      dsResolucao: '1280x720',
      nrTamanhoMB: 12.4,
      dsFormato: 'video/mp4',
    };
    const person = { nmCargo: null, nmDepartamento: null, urlFoto: null, flAtivo: true };
    expect(await scene.read(id)).toEqual({
      idTreinamento: id,
      nmTreinamento: 'Boas-vindas a todos',
      dsTreinamento: body.dsTreinamento,
      idCategoria: scene.categoryId,
      urlFoto: null,
      flAtivo: true,
      nmAutor: scene.user.name,
      dtEnvioEmails: null,
      nrVersao: 1,
      sessoes: [
        {
          nmSessao: 'Primeiro dia',
          nrIndex: 0,
          recursos: [
            { ...facts, nmRecurso: 'A empresa', urlRecurso: first, dsLegenda: captions },
            { ...facts, nmRecurso: 'As pessoas', urlRecurso: second, dsLegenda: null },
          ],
        },
        { nmSessao: 'Sem vídeo', nrIndex: 1, recursos: [] },
        {
          nmSessao: 'Segundo dia',
          nrIndex: 2,
          recursos: [{ ...facts, nmRecurso: 'A empresa', urlRecurso: third, dsLegenda: null }],
        },
      ],
      funcionarios: [
        { ...person, idOrganogramaPessoa: ana.id, nmPessoa: 'Ana' },
        { ...person, idOrganogramaPessoa: bia.id, nmPessoa: 'Bia' },
      ],
    });
    expect(await listed()).toMatchObject([
      { nmCategoria: 'Integração', qtdRecursos: 3, qtdFuncionarios: 2 },
    ]);
  });

  it('refuses what is missing, a sentence for each kind of fault and a field for each', async () => {
    const empty = { nmSessao: ' ', recursos: [resource(' ', { nmRecurso: '' })] };
    const body = await scene.draft({ nmTreinamento: ' ', dsTreinamento: '\n', sessoes: [empty] });
    expect(await scene.create(body)).toMatchObject({
      status: 400,
      errors: [required],
      faults: [
        'nmTreinamento',
        'dsTreinamento',
        'sessoes.0.nmSessao',
        'sessoes.0.recursos.0.nmRecurso',
        'sessoes.0.recursos.0.urlRecurso',
      ].map((field) => ({ field, message: required })),
    });
  });

  it('refuses one without a video', async () => {
    const sessoes = [{ nmSessao: 'Vazia', recursos: [] }];
    expect(await scene.create(await scene.draft({ sessoes }))).toMatchObject({
      status: 400,
      faults: [{ field: 'sessoes', message: 'Deve haver pelo menos um recurso adicionado.' }],
    });
  });

  it('refuses captions that are none, and tells the line', async () => {
    const dsLegenda = 'WEBVTT\n\n00:00:01,000 --> 00:00:04,000\nOlá';
    const recursos = [resource(await newVideo(), { dsLegenda })];
    const sessoes = [{ nmSessao: 'Primeiro dia', recursos }];
    expect(await scene.create(await scene.draft({ sessoes }))).toMatchObject({
      status: 400,
      faults: [
        {
          field: 'sessoes.0.recursos.0.dsLegenda',
          message: 'Legenda, linha 3: o tempo deve ser como 00:01.000 --> 00:04.000.',
        },
      ],
    });
  });

  it('refuses a video twice', async () => {
    const video = resource(await newVideo());
    const sessoes = [
      { nmSessao: 'Primeiro dia', recursos: [video] },
      { nmSessao: 'Segundo dia', recursos: [video] },
    ];
    expect(await scene.create(await scene.draft({ sessoes }))).toMatchObject({
      status: 400,
      faults: [{ field: 'sessoes.1.recursos.0.urlRecurso' }],
    });
  });

  it('refuses a video of nobody, of another training, of a colleague and of another company', async () => {
    const { user: foreign, company } = await createStaff(test.database);
    const colleague = await createStaffUser(test.database, scene.companyId);
    const used = await newVideo();
    await scene.add({ sessoes: [{ nmSessao: 'Primeiro dia', recursos: [resource(used)] }] });
    const names = [
      `treinamentos/${'a'.repeat(22)}.mp4`,
      used,
      await newVideo(colleague.id),
      await addVideo(test, { companyId: company.id, staffUserId: foreign.id }),
    ];
    for (const name of names) {
      const recursos = [resource(await newVideo()), resource(name)];
      const sessoes = [{ nmSessao: 'Primeiro dia', recursos }];
      const body = await scene.draft({ nmTreinamento: 'Outro', sessoes });
      expect(await scene.create(body)).toMatchObject({
        status: 422,
        faults: [{ field: 'sessoes.0.recursos.1.urlRecurso', message: videoMessages.foreign }],
      });
    }
    expect(await listed()).toHaveLength(1);
  });

  it('refuses a title that another one has, whatever accents and case', async () => {
    await scene.add({ nmTreinamento: 'Segurança no Trânsito' });
    const body = await scene.draft({ nmTreinamento: 'SEGURANCA no  transito' });
    expect(await scene.create(body)).toMatchObject({
      status: 409,
      faults: [{ field: 'nmTreinamento', message: texts.titleTaken }],
    });
  });

  it('lets one of two who take the same title at once', async () => {
    const bodies = [await scene.draft(), await scene.draft({ nmTreinamento: 'BOAS-VINDAS' })];
    const replies = await Promise.all(bodies.map((body) => scene.create(body)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is done once for one key', async () => {
    const body = await scene.draft();
    const headers = { 'idempotency-key': '5f8c4a0e-7a53-4f9e-9c1c-0d1d2c3b4a59' };
    const first = await scene.create(body, { headers });
    expect(await scene.create(body, { headers })).toMatchObject({ status: 200, data: first.data });
    expect(await listed()).toHaveLength(1);
  });

  it('refuses a category that is none', async () => {
    expect(await scene.create(await scene.draft({ idCategoria: 999_999 }))).toMatchObject({
      status: 400,
      faults: [{ field: 'idCategoria', message: texts.unknownCategory }],
    });
  });

  it('takes active people of the company alone', async () => {
    const { company } = await createStaff(test.database);
    const inactive = await scene.addPerson({ is_active: false });
    const foreign = await createPerson(test.database, company.id);
    for (const id of [inactive.id, foreign.id, 999_999]) {
      const body = await scene.draft({ funcionarios: [(await scene.addPerson()).id, id] });
      expect(await scene.create(body)).toMatchObject({
        status: 400,
        faults: [{ field: 'funcionarios', message: texts.unfitPeople }],
      });
    }
  });
});
