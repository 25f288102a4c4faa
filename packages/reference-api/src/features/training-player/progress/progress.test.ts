// @engine both: saves at once
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { addVideo, resource } from '../../trainings/testing/trainings-scene.ts';
import {
  askForPin,
  captions,
  createPlayerScene,
  open,
  type SentVideo,
  save,
  seconds,
  watched,
} from '../testing/player-scene.ts';
import { trainingPlayerMessages as texts } from '../training-player-messages.ts';

const test = openTestApp();

const scene = openScene(async () => {
  const player = await createPlayerScene(test);
  return { player, seat: await player.seat() };
});

const send = (videos: SentVideo[], nrEstado?: number, seat = scene.seat) =>
  save(test, seat, videos, nrEstado ? { nrEstado } : {});

const see = async (seat = scene.seat) => (await open(test, seat)).data;

/** How the videos are now, in order. */
const videos = async (seat = scene.seat) =>
  (await see(seat)).sessoes.flatMap(({ recursos }) => recursos);

describe('opening the player', () => {
  it('tells all that it shows', async () => {
    const { player, seat } = scene;
    const { data, status } = await open(test, seat);
    const [first, second] = player.ids;
    const untouched = {
      flFoiConcluido: 0,
      flConclusaoManual: false,
      nrTempoVideo: 0,
      flFoiUltimoRecursoAssistido: 0,
      trechos: [],
      nrDuracao: 2.5,
      nrSegundos: seconds,
      dsResolucao: '1280x720',
      nrTamanhoMB: 12.4,
      dsFormato: 'video/mp4',
      indexRecurso: 0,
    };
    expect(status).toBe(200);
    expect(data).toEqual({
      idTreinamento: player.trainingId,
      nmTreinamento: 'Boas-vindas',
      dsTreinamento: 'Como a empresa funciona.',
      idCategoria: player.categoryId,
      nmCategoria: 'Integração',
      urlFoto: null,
      nmAutor: player.user.name,
      nrVersao: 2,
      totalHoras: 0.08,
      totalMinutos: 5,
      unidadeMedida: 'minutos',
      dataExpiracao: '2026-11-20T12:30:00.000Z',
      nrEstado: 0,
      dsEstado: 'Não visualizado',
      qtdRecursos: 2,
      qtdConcluidos: 0,
      sessoes: [
        {
          nmSessao: 'Primeiro dia',
          indexSessao: 0,
          recursos: [
            {
              ...untouched,
              idRecursoSessao: first,
              nmRecurso: 'A empresa',
              urlRecurso: player.videoNames[0],
              flTemLegenda: true,
            },
          ],
        },
        {
          nmSessao: 'Segundo dia',
          indexSessao: 1,
          recursos: [
            {
              ...untouched,
              idRecursoSessao: second,
              nmRecurso: 'A equipe',
              urlRecurso: player.videoNames[1],
              flTemLegenda: false,
            },
          ],
        },
      ],
      certificado: null,
    });
  });

  it('can be done in parts too', async () => {
    const { player, seat } = scene;
    await send([watched(player.ids[0], [0, 60])]);
    const params = { hs: seat.hs, pin: seat.pin };
    const { sessoes } = await see();
    expect((await test.call('listPlayerResources', { params })).data).toEqual(sessoes);
    expect((await test.call('listPlayerCategories', { params })).data).toEqual([
      { idCategoria: player.categoryId, nmCategoria: 'Integração' },
    ]);
  });

  it('counts in hours from one hour on', async () => {
    await test.database.inCompany(scene.player.companyId, (db) =>
      db
        .updateTable('stored_video')
        .set({ duration_ms: 45 * 60_000 })
        .execute(),
    );
    expect(await see()).toMatchObject({
      totalHoras: 1.5,
      totalMinutos: 90,
      unidadeMedida: 'horas',
    });
  });
});

describe('a video', () => {
  const urlOf = (objectName: string) =>
    test.call('getPlayerVideoUrl', {
      params: { hs: scene.seat.hs, pin: scene.seat.pin },
      query: { objectName },
    });

  it('has a signed address for ten minutes, and its captions', async () => {
    const { data } = await urlOf(scene.player.videoNames[0]);
    expect(data.urlVideo).toMatch(/^\/videos\/[\w-]+\.mp4\?expira=\d+&assinatura=/);
    expect(data).toMatchObject({ dtExpiracao: '2026-11-20T12:10:00.000Z', dsLegenda: captions });
    expect((await urlOf(scene.player.videoNames[1])).data.dsLegenda).toBeNull();
  });

  it('of another training has none here', async () => {
    const name = await addVideo(test, {
      companyId: scene.player.companyId,
      staffUserId: scene.player.user.id,
    });
    const sessoes = [{ nmSessao: 'Outra', recursos: [resource(name)] }];
    await scene.player.add({ nmTreinamento: 'Outro', sessoes });
    expect(await urlOf(name)).toMatchObject({ status: 404, msg: texts.noSuchVideo });
  });
});

describe('what was watched', () => {
  it('is kept, with the point at which it goes on', async () => {
    const [first] = scene.player.ids;
    const { data } = await send([watched(first, [0, 60])], 1);
    const kept = {
      idRecursoSessao: first,
      flFoiConcluido: 0,
      flConclusaoManual: false,
      nrTempoVideo: 60,
      flFoiUltimoRecursoAssistido: 1,
      trechos: [[0, 60]],
    };
    expect(data).toEqual({
      nrEstado: 1,
      flEstadoAplicado: true,
      dsEstado: 'Em andamento',
      qtdRecursos: 2,
      qtdConcluidos: 0,
      recursos: [kept],
      certificado: null,
    });
    expect(await see()).toMatchObject({ nrEstado: 1, dsEstado: 'Em andamento' });
    expect((await videos())[0]).toMatchObject(kept);
    await send([watched(scene.player.ids[1], [10, 20])], 2);
    const last = (await videos()).map((video) => video.flFoiUltimoRecursoAssistido);
    expect(last).toEqual([0, 1]);
  });

  it('concludes a video at 90%, and not by jumping to its end', async () => {
    const [first] = scene.player.ids;
    await send([watched(first, [140, 150], { flFoiConcluido: 1 })]);
    expect((await videos())[0]?.flFoiConcluido).toBe(0);
    await send([watched(first, [0, 124.9])]);
    expect((await videos())[0]?.flFoiConcluido).toBe(0);
    const { data } = await send([watched(first, [124.9, 125])]);
    expect(data).toMatchObject({ qtdConcluidos: 1, recursos: [{ flFoiConcluido: 1 }] });
  });

  it('is not taken back', async () => {
    const [first] = scene.player.ids;
    await send([watched(first, [0, 150])]);
    await send([watched(first, [0, 1], { flConclusaoManual: false })]);
    expect((await videos())[0]).toMatchObject({ flFoiConcluido: 1, trechos: [[0, 150]] });
  });

  it('stays within the video, however wrong it is told', async () => {
    const [first] = scene.player.ids;
    const { data } = await send([watched(first, [140, 900_000])]);
    expect(data.recursos[0]).toMatchObject({ nrTempoVideo: 150, trechos: [[140, 150]] });
  });

  it('may be told in several parts of one video', async () => {
    const [first] = scene.player.ids;
    const { data } = await send([watched(first, [0, 10]), watched(first, [50, 60])]);
    expect(data.recursos).toMatchObject([
      {
        trechos: [
          [0, 10],
          [50, 60],
        ],
      },
    ]);
  });

  it('changes nothing when it is told again', async () => {
    const [first] = scene.player.ids;
    const state = [watched(first, [0, 60], { flConclusaoManual: true })];
    const { data } = await send(state, 1);
    const again = await send(state, 1);
    expect(again.data).toEqual({ ...data, flEstadoAplicado: false });
  });

  it('counts whenever it comes; an older state changes neither point nor mark nor last video', async () => {
    const [first, second] = scene.player.ids;
    await send([watched(second, [0, 30])], 5);
    await send([watched(first, [50, 60], { flConclusaoManual: true })], 7);
    const late = await send([watched(first, [40, 50], { flConclusaoManual: false })], 6);
    expect(late.data).toMatchObject({
      nrEstado: 7,
      flEstadoAplicado: false,
      recursos: [{ nrTempoVideo: 60, flConclusaoManual: true, trechos: [[40, 60]] }],
    });
  });

  it('of a person is of no one else', async () => {
    const other = await scene.player.seat();
    await send([watched(scene.player.ids[0], [0, 60])]);
    expect((await see(other)).dsEstado).toBe('Não visualizado');
    expect((await videos(other))[0]?.trechos).toEqual([]);
  });

  it('of nothing begins nothing', async () => {
    await send([]);
    expect((await see()).dsEstado).toBe('Não visualizado');
  });
});

describe('the mark of a person', () => {
  it('concludes a video, is told apart, and can be taken back', async () => {
    const [first] = scene.player.ids;
    const mark = (flConclusaoManual: boolean) =>
      send([watched(first, [0, 5], { flConclusaoManual })]);
    expect((await mark(true)).data.recursos).toMatchObject([
      { flFoiConcluido: 1, flConclusaoManual: true },
    ]);
    await send([watched(first, [5, 10])]);
    expect((await videos())[0]).toMatchObject({ flFoiConcluido: 1, flConclusaoManual: true });
    expect((await mark(false)).data.recursos).toMatchObject([
      { flFoiConcluido: 0, flConclusaoManual: false },
    ]);
  });

  it('is what a player without segments tells', async () => {
    const [first] = scene.player.ids;
    const state = {
      idRecursoSessao: first,
      flFoiConcluido: 1,
      nrTempoVideo: 149,
      flFoiUltimoRecursoAssistido: 1,
    } as const;
    expect((await send([state])).data.recursos).toEqual([
      { ...state, flConclusaoManual: true, trechos: [] },
    ]);
  });
});

describe('saving at once', () => {
  /** Six seconds, of which the next device or save has the last one too. */
  const step = (count: number): [number, number] => [count * 5, Math.min(count * 5 + 6, seconds)];

  it('loses no second of one person on several devices', async () => {
    const { hs, person } = scene.seat;
    const phone = { hs, pin: await askForPin(test, hs, person) };
    const saves = Array.from({ length: 30 }, (_, count) =>
      save(test, count % 2 ? phone : scene.seat, [watched(scene.player.ids[0], step(count))], {
        nrEstado: Math.floor(count / 2) + 1,
      }),
    );
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await videos())[0]).toMatchObject({ trechos: [[0, seconds]], flFoiConcluido: 1 });
  });

  it('loses no second of twenty people', async () => {
    const seats = [];
    for (let count = 0; count < 20; count += 1) seats.push(await scene.player.seat());
    const ids = scene.player.ids;
    for (let count = 0; count < 3; count += 1) {
      const part = [count * 50, count * 50 + 50] as const;
      await Promise.all(
        seats.flatMap((seat) => ids.map((id) => save(test, seat, [watched(id, part)]))),
      );
    }
    for (const seat of seats) {
      expect(await see(seat)).toMatchObject({ dsEstado: 'Concluído', qtdConcluidos: 2 });
      expect((await videos(seat)).map(({ trechos }) => trechos)).toEqual([
        [[0, seconds]],
        [[0, seconds]],
      ]);
    }
  });
});

describe('a training that changes while it is watched', () => {
  it('keeps what was watched of videos that move, and forgets those that go', async () => {
    const { player } = scene;
    const [first, second] = player.ids;
    await send([watched(first, [0, 150]), watched(second, [0, 60])]);
    const { sessoes } = await player.read(player.trainingId);
    const [one, two] = sessoes;
    await player.change(player.trainingId, { sessoes: [two, one].flatMap((it) => it ?? []) });
    expect(
      (await videos()).map(({ idRecursoSessao, trechos }) => [idRecursoSessao, trechos]),
    ).toEqual([
      [second, [[0, 60]]],
      [first, [[0, 150]]],
    ]);

    await player.change(player.trainingId, { sessoes: [one].flatMap((it) => it ?? []) });
    const { data } = await send([watched(second, [60, 150]), watched(first, [0, 1])]);
    expect(data).toMatchObject({
      dsEstado: 'Concluído',
      qtdRecursos: 1,
      recursos: [{ idRecursoSessao: first }],
    });
  });

  it('says so when it is deactivated, and goes on when it is active again', async () => {
    const { player, seat } = scene;
    const setActive = (flAtivo: 0 | 1) =>
      test.call('setTrainingActive', {
        token: player.token,
        params: { id: player.trainingId, flAtivo },
      });
    await send([watched(player.ids[0], [0, 60])]);
    await setActive(0);
    const refused = { status: 403, msg: texts.inactive };
    expect(await send([watched(player.ids[0], [60, 70])])).toMatchObject(refused);
    expect(await open(test, seat)).toMatchObject(refused);
    const params = { hs: seat.hs };
    expect(await test.call('getPlayerMaskedEmail', { params })).toMatchObject(refused);
    const body = { email: seat.person.email };
    expect(await test.call('sendPlayerPin', { params, body })).toMatchObject(refused);
    await setActive(1);
    expect((await send([watched(player.ids[0], [60, 70])])).data.recursos).toMatchObject([
      { trechos: [[0, 70]] },
    ]);
  });

  it('says so when it is deleted', async () => {
    const { player } = scene;
    await send([watched(player.ids[0], [0, 60])]);
    await test.call('deleteTraining', { token: player.token, params: { id: player.trainingId } });
    const gone = { status: 404, msg: texts.deleted };
    expect(await send([watched(player.ids[0], [60, 70])])).toMatchObject(gone);
  });

  it('says so to a person who is deactivated', async () => {
    const { player, seat } = scene;
    await test.database.inCompany(player.companyId, (db) =>
      db.updateTable('person').set({ is_active: false }).where('id', '=', seat.person.id).execute(),
    );
    expect(await send([watched(player.ids[0], [0, 60])])).toMatchObject({
      status: 403,
      msg: expect.stringContaining('O cadastro desta pessoa está inativo.'),
    });
  });

  it('says so to whom it is no longer for, and forgets nothing', async () => {
    const { player, seat } = scene;
    await send([watched(player.ids[0], [0, 60])]);
    await player.change(player.trainingId, { funcionarios: [] });
    expect(await open(test, seat)).toMatchObject({ status: 403, msg: texts.notAssigned });
    await player.assign(seat.person);
    expect((await videos())[0]?.trechos).toEqual([[0, 60]]);
  });
});

describe('what is sent', () => {
  it.each([
    ['another link in the body', { hash: 'outro' }, 403],
    ['no video', { recursosPlataformaTreinamento: undefined }, 400],
    ['seconds before the beginning', { recursosPlataformaTreinamento: [watched(1, [-1, 5])] }, 400],
    [
      'half of a segment',
      { recursosPlataformaTreinamento: [{ ...watched(1, [0, 5]), trechos: [[1]] }] },
      400,
    ],
    ['a state that counts nothing', { nrEstado: 0 }, 400],
    ['a video of nobody', { recursosPlataformaTreinamento: [watched(999, [0, 5])] }, 200],
  ])('%s: %s', async (_name, values, status) => {
    const { hs, pin } = scene.seat;
    const body = { hash: hs, recursosPlataformaTreinamento: [], ...values };
    const reply = await test.call('savePlayerProgress', { params: { hs, pin }, body });
    expect(reply.status).toBe(status);
  });

  it('fits into what a browser sends while a page goes, and no more', async () => {
    const { hs, pin } = scene.seat;
    const [first] = scene.player.ids;
    const trechos = Array.from({ length: 500 }, (_, index) => [index + 0.001, index + 0.002]);
    const most = Array.from({ length: 4 }, () => ({ ...watched(first, [0, 1]), trechos }));
    const body = { hash: hs, recursosPlataformaTreinamento: most };
    expect(JSON.stringify(body).length).toBeGreaterThan(32_768);
    expect((await test.call('savePlayerProgress', { params: { hs, pin }, body })).status).toBe(200);
    const filled = { ...body, enchimento: 'x'.repeat(64_000) };
    const tooMuch = await test.call('savePlayerProgress', { params: { hs, pin }, body: filled });
    expect(tooMuch.status).toBe(413);
  });

  it('comes from a page of a listed origin, after a preflight that asks for nothing else', async () => {
    const { player, seat } = scene;
    const origin = 'https://intranet.example';
    const url = `/api/v1/Treinamento/PostEstadoRecursoPlataformaTreinamento/${seat.hs}/${seat.pin}`;
    const payload = {
      hash: seat.hs,
      recursosPlataformaTreinamento: [watched(player.ids[0], [0, 60])],
    };
    const post = () => test.app.inject({ method: 'POST', url, headers: { origin }, payload });
    expect((await post()).statusCode).toBe(403);
    await test.database.inCompany(player.companyId, (db) =>
      db
        .updateTable('company')
        .set({ allowed_origins: [origin] })
        .execute(),
    );
    const preflight = await test.app.inject({
      method: 'OPTIONS',
      url,
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-origin']).toBe(origin);
    const saved = await post();
    expect([saved.statusCode, saved.headers['access-control-allow-origin']]).toEqual([200, origin]);
  });
});
