// @engine both: writes at once
import { CERTIFICATE_THROTTLE } from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { addVideo, resource } from '../../trainings/testing/trainings-scene.ts';
import { createPlayerScene, open, save, seconds, watched } from '../testing/player-scene.ts';
import { trainingPlayerMessages as texts } from '../training-player-messages.ts';

const test = openTestApp();

const scene = openScene(async () => {
  const player = await createPlayerScene(test);
  return { player, seat: await player.seat({ name: 'Ana Souza' }) };
});

const watchAll = async (ids: readonly number[] = scene.player.ids, seat = scene.seat) =>
  (
    await save(
      test,
      seat,
      ids.map((id) => watched(id, [0, seconds])),
    )
  ).data.certificado;

const verify = (codigo: string) => test.call('verifyCertificate', { params: { codigo } });

const issued = () =>
  test.database.inCompany(scene.player.companyId, (db) =>
    db.selectFrom('training_certificate').selectAll().orderBy('id').execute(),
  );

async function addVideoToTraining(): Promise<void> {
  const { player } = scene;
  const owner = { companyId: player.companyId, staffUserId: player.user.id };
  const { sessoes } = await player.read(player.trainingId);
  const recursos = [resource(await addVideo(test, owner), { nmRecurso: 'Novidades' })];
  await player.change(player.trainingId, {
    sessoes: [...sessoes, { nmSessao: 'Terceiro dia', recursos }],
  });
}

describe('a certificate', () => {
  it('is issued once all videos are concluded, and not before', async () => {
    const [first, second] = scene.player.ids;
    expect(await watchAll([first])).toBeNull();
    const certificate = await watchAll([second]);
    expect(certificate).toEqual({
      dsCodigo: expect.stringMatching(/^([A-HJ-NP-Z2-9]{4}-){2}[A-HJ-NP-Z2-9]{4}$/),
      nmPessoa: 'Ana Souza',
      nmTreinamento: 'Boas-vindas',
      nrVersao: 2,
      dtEmissao: '2026-11-20T12:00:00.000Z',
    });
    expect((await open(test, scene.seat)).data.certificado).toEqual(certificate);
  });

  it('is issued for videos that the person has marked too', async () => {
    const [first, second] = scene.player.ids;
    const { data } = await save(test, scene.seat, [
      watched(first, [0, seconds]),
      watched(second, [0, 1], { flConclusaoManual: true }),
    ]);
    expect(data).toMatchObject({ dsEstado: 'Concluído', certificado: { nrVersao: 2 } });
  });

  it('is issued once, however often and at once the last state comes', async () => {
    const { ids } = scene.player;
    const codes = await Promise.all(Array.from({ length: 10 }, () => watchAll(ids)));
    expect(new Set(codes.map((certificate) => certificate?.dsCodigo)).size).toBe(1);
    expect(await issued()).toHaveLength(1);
    const entries = await test.database.inCompany(scene.player.companyId, (db) =>
      db
        .selectFrom('audit_event')
        .where('action', '=', 'training-certificate.issued')
        .selectAll()
        .execute(),
    );
    expect(entries).toMatchObject([{ person_id: scene.seat.person.id }]);
  });

  it('is another one for each person', async () => {
    const other = await scene.player.seat({ name: 'Bruno Lima' });
    const [own, others] = [await watchAll(), await watchAll(scene.player.ids, other)];
    expect(others?.nmPessoa).toBe('Bruno Lima');
    expect(others?.dsCodigo).not.toBe(own?.dsCodigo);
  });

  it('stays when a video is added; what is concluded anew has one of its own', async () => {
    const first = await watchAll();
    await addVideoToTraining();
    const { data } = await open(test, scene.seat);
    expect(data).toMatchObject({ dsEstado: 'Em andamento', qtdRecursos: 3, certificado: first });
    const added = data.sessoes.at(-1)?.recursos[0]?.idRecursoSessao ?? 0;

    test.clock.advance(60_000);
    const second = await watchAll([added]);
    expect(second).toMatchObject({ nrVersao: 3, dtEmissao: '2026-11-20T12:01:00.000Z' });
    expect(second?.dsCodigo).not.toBe(first?.dsCodigo);
    for (const certificate of [first, second]) {
      const reply = await verify(certificate?.dsCodigo ?? '');
      expect(reply).toMatchObject({ status: 200, data: { nrVersao: certificate?.nrVersao } });
    }
  });

  it('is no new one when a concluded training changes otherwise', async () => {
    const first = await watchAll();
    await scene.player.change(scene.player.trainingId, { nmTreinamento: 'Bem-vindos' });
    expect(await watchAll()).toEqual(first);
    expect(await issued()).toHaveLength(1);
  });

  it('stays when the training is deactivated, and deleted', async () => {
    const { token, trainingId: id } = scene.player;
    const certificate = await watchAll();
    const code = certificate?.dsCodigo ?? '';
    const before = await verify(code);
    await test.call('setTrainingActive', { token, params: { id, flAtivo: 0 } });
    expect((await verify(code)).data).toEqual(before.data);
    await test.call('deleteTraining', { token, params: { id } });
    expect((await verify(code)).data).toEqual(before.data);
  });

  it('keeps its person from being deleted', async () => {
    const { player, seat } = scene;
    await watchAll();
    await player.change(player.trainingId, { funcionarios: [] });
    const reply = await test.call('deleteEmployee', {
      token: player.token,
      query: { idOrganogramaPessoa: seat.person.id },
    });
    expect(reply.status).toBe(409);
  });
});

it('lets whoever has only begun be deleted with what was watched', async () => {
  const { player, seat } = scene;
  await watchAll([player.ids[0]]);
  await player.change(player.trainingId, { funcionarios: [] });
  const reply = await test.call('deleteEmployee', {
    token: player.token,
    query: { idOrganogramaPessoa: seat.person.id },
  });
  expect(reply.status).toBe(200);
});

describe('verifying a certificate', () => {
  it('tells whose it is, of what and when, to anybody, and nothing else', async () => {
    const code = (await watchAll())?.dsCodigo ?? '';
    const expected = {
      nmPessoa: 'Ana Souza',
      nmTreinamento: 'Boas-vindas',
      nrVersao: 2,
      dtEmissao: '2026-11-20T12:00:00.000Z',
    };
    for (const typed of [code, code.toLowerCase().replaceAll('-', ''), ` ${code} `]) {
      expect(await verify(typed)).toMatchObject({ status: 200, data: expected });
    }
    expect((await verify(code)).data).toEqual(expected);
  });

  it('knows no other code', async () => {
    const code = (await watchAll())?.dsCodigo ?? '';
    for (const wrong of ['AAAA-AAAA-AAAA', code.slice(1), 'x', `${code}A`]) {
      expect(await verify(wrong)).toMatchObject({ status: 404, msg: texts.unknownCertificate });
    }
  });

  it('can be tried so often from one network', async () => {
    for (let count = 0; count < CERTIFICATE_THROTTLE.limit; count += 1) {
      expect((await verify('AAAA-AAAA-AAAA')).status).toBe(404);
    }
    expect(await verify('AAAA-AAAA-AAAA')).toMatchObject({
      status: 429,
      msg: texts.tooManyVerifications,
    });
    test.clock.advance(CERTIFICATE_THROTTLE.window);
    expect((await verify('AAAA-AAAA-AAAA')).status).toBe(404);
  });
});
