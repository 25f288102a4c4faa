// @engine both: events told at once
import { NOTIFICATION_DAYS, SECTION } from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../test/build-test-app.ts';
import { createCompany, createPerson } from '../../../test/fixtures.ts';
import { runMaintenance } from '../../../test/run-maintenance.ts';
import { type NotificationEvent, notify } from '../../shared/notifications/notify.ts';
import type { PersonRow } from '../../shared/people/people-tables.ts';
import { openStaff, tell, told } from './testing/notifications-scene.ts';

const DAY = 24 * 60 * 60_000;

const test = openTestApp();

const scene = openScene(async () => {
  const company = await createCompany(test.database);
  const administrator = await openStaff(test, company.id, { is_administrator: true });
  const person = await createPerson(test.database, company.id, { name: 'Zoé Prado' });
  const { id } = administrator.user;
  return {
    companyId: company.id,
    person,
    /** A session of the administrator, which stands now. */
    open: () => test.openSession({ companyId: company.id, realm: 'staff', id }),
  };
});

let count = 0;

/** That somebody has finished an assessment. */
function finished(
  person: Pick<PersonRow, 'id'> = scene.person,
  values: Partial<NotificationEvent> = {},
): NotificationEvent {
  count += 1;
  return {
    kind: 'assessment',
    key: `behavioral:${count}:finished`,
    audience: { section: SECTION.behavioral },
    personId: person.id,
    subject: { kind: 'behavioral', id: count },
    ...values,
  };
}

const happen = (event: NotificationEvent = finished()) => tell(test, scene.companyId, event);
const mark = async (idNotificacao: number, values: object = {}, token?: string) =>
  test.call('markNotificationsRead', {
    token: token ?? (await scene.open()),
    body: { idNotificacao, ...values },
  });
const read = async (token?: string, query = {}) => told(test, token ?? (await scene.open()), query);
const later = (ms: number) => test.clock.set(new Date(test.clock.now().getTime() + ms));

describe('a list', () => {
  it('is empty where nothing has happened', async () => {
    expect(await read()).toEqual({
      rows: [],
      qtdRecords: 0,
      qtdNaoLidas: 0,
      idUltima: 0,
      cdIdioma: 'pt-BR',
    });
  });

  it('tells of one thing with what leads to it', async () => {
    const event = finished();
    await happen(event);
    const { rows, ...totals } = await read();
    expect(rows).toEqual([
      {
        idNotificacao: totals.idUltima,
        tpNotificacao: 'avaliacao',
        dsTitulo: 'Avaliação comportamental finalizada',
        dsTexto: 'Zoé Prado.',
        dtCriacao: test.clock.now().toISOString(),
        flLida: false,
        qtdEventos: 1,
        tpResposta: 'comportamental',
        idOrganogramaPessoa: scene.person.id,
        idResposta: event.subject?.id,
      },
    ]);
    expect(totals).toMatchObject({ qtdRecords: 1, qtdNaoLidas: 1 });
  });

  it('tells of one event once, however often and at once it is told', async () => {
    const event = finished();
    await Promise.all([happen(event), happen(event), happen(event)]);
    await happen(event);
    const { rows } = await read();
    expect(rows.map(({ qtdEventos }) => qtdEventos)).toEqual([1]);
  });

  it('tells of one event once again where its transaction was undone', async () => {
    const event = finished();
    const failing = test.database.inCompany(scene.companyId, async (db) => {
      await notify({ db, companyId: scene.companyId, now: test.clock.now() }, event);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect((await read()).qtdRecords).toBe(0);
    await happen(event);
    expect((await read()).qtdRecords).toBe(1);
  });

  it('puts what is of one kind and day together, so that nothing is buried', async () => {
    await happen(
      finished(scene.person, {
        kind: 'mail',
        audience: { mailsOf: 'behavioral' },
        details: { address: 'zoe@cliente.test', role: 'self' },
      }),
    );
    for (let index = 1; index <= 12; index += 1) {
      later(60_000);
      const person = await createPerson(test.database, scene.companyId, { name: `P${index}` });
      await happen(finished(person));
    }
    later(DAY);
    await happen(finished(scene.person, { subject: { kind: 'performance', id: 1 } }));
    const { rows, qtdRecords, qtdNaoLidas } = await read();
    expect(rows.map((row) => [row.dsTitulo, row.dsTexto, row.qtdEventos])).toEqual([
      ['Avaliação de desempenho finalizada', 'Zoé Prado.', 1],
      ['12 avaliações comportamentais finalizadas', 'P12, P11 e mais 10 pessoas.', 12],
      [
        'E-mail não entregue',
        'O e-mail para Zoé Prado (zoe@cliente.test) com o link da avaliação comportamental voltou.',
        1,
      ],
    ]);
    expect(rows[1]).not.toHaveProperty('idResposta');
    expect(rows[1]).not.toHaveProperty('idOrganogramaPessoa');
    expect([qtdRecords, qtdNaoLidas]).toEqual([3, 3]);
  });

  it('divides days as São Paulo does', async () => {
    test.clock.set(new Date('2026-11-21T02:59:00Z'));
    await happen();
    test.clock.set(new Date('2026-11-21T03:01:00Z'));
    await happen();
    expect((await read()).qtdRecords).toBe(2);
  });

  it('comes in pages, or as counts alone', async () => {
    for (let index = 0; index < 5; index += 1) {
      await happen();
      later(DAY);
    }
    const all = (await read()).rows.map(({ idNotificacao }) => idNotificacao);
    const pages = [0, 1, 2].map((index) => read(undefined, { take: 2, index }));
    const rows = (await Promise.all(pages)).flatMap((page) => page.rows);
    expect(rows.map(({ idNotificacao }) => idNotificacao)).toEqual(all);
    expect(await read(undefined, { take: 0 })).toEqual({
      rows: [],
      qtdRecords: 5,
      qtdNaoLidas: 5,
      idUltima: all[0],
      cdIdioma: 'pt-BR',
    });
    expect((await read(undefined, { take: 2, index: 9 })).qtdRecords).toBe(5);
  });

  it.each([{ take: -1 }, { take: 101 }, { take: 'x' }, { index: -1 }])(
    'is refused with %o',
    async (query) => {
      const { status } = await test.call('listNotifications', {
        token: await scene.open(),
        query: query as never,
      });
      expect(status).toBe(400);
    },
  );
});

describe('who is told', () => {
  const everything = async () => {
    await happen(finished());
    await happen(finished(scene.person, { audience: { section: SECTION.performance } }));
    await happen(
      finished(scene.person, { kind: 'training', audience: { section: SECTION.trainings } }),
    );
    for (const kind of ['behavioral', 'performance', 'training', 'game'] as const) {
      await happen(
        finished(scene.person, {
          kind: 'mail',
          audience: { mailsOf: kind },
          subject: { kind: kind === 'performance' ? 'performance' : 'behavioral', id: 1 },
          apart: kind,
        }),
      );
    }
  };

  it.each([
    [{}, 0],
    [{ 1: ['visualizar'] }, 0],
    [{ 5: ['visualizar'] }, 2],
    [{ 5: ['alterar'] }, 2],
    [{ 6: ['visualizar'] }, 2],
    [{ 7: ['visualizar'] }, 2],
    [{ 12: ['visualizar'] }, 1],
    [{ 5: ['visualizar'], 6: ['visualizar'], 7: ['visualizar'], 12: ['visualizar'] }, 7],
  ] as const)('with the rights %o is told of %i things', async (rights, expected) => {
    await everything();
    const { token } = await openStaff(test, scene.companyId, { rights });
    expect((await read(token)).qtdRecords).toBe(expected);
    expect((await read()).qtdRecords).toBe(7);
  });

  it('loses it with the right', async () => {
    const { token, user } = await openStaff(test, scene.companyId, {
      rights: { 5: ['visualizar'] },
    });
    await happen();
    const { rows } = await read(token);
    expect(rows).toHaveLength(1);
    await test.database.inCompany(scene.companyId, (db) =>
      db.deleteFrom('staff_user_profile').where('staff_user_id', '=', user.id).execute(),
    );
    expect((await read(token)).qtdRecords).toBe(0);
    expect((await mark(rows[0]?.idNotificacao ?? 0, {}, token)).status).toBe(404);
  });

  it('is nobody else where it is addressed, and only with the right to its section', async () => {
    const mine = await openStaff(test, scene.companyId, { rights: { 4: ['visualizar'] } });
    const colleague = await openStaff(test, scene.companyId, { rights: { 4: ['visualizar'] } });
    const without = await openStaff(test, scene.companyId, { rights: { 5: ['visualizar'] } });
    for (const { user } of [mine, without]) {
      const audience = { section: SECTION.employees, staffUserId: user.id };
      await happen(finished(scene.person, { audience }));
    }
    expect((await read(mine.token)).qtdRecords).toBe(1);
    expect((await read(colleague.token)).qtdRecords).toBe(0);
    expect((await read(without.token)).qtdRecords).toBe(0);
    expect((await read()).qtdRecords).toBe(0);
  });

  it('is the internal user that a person is; of others nothing is kept', async () => {
    const manager = await createPerson(test.database, scene.companyId);
    const other = await createPerson(test.database, scene.companyId);
    const internal = await openStaff(test, scene.companyId, { person_id: manager.id });
    for (const { id } of [manager, other]) {
      const audience = { section: SECTION.performance, personId: id };
      await happen(
        finished(scene.person, {
          kind: 'rating',
          audience,
          subject: { kind: 'performance', id: 3 },
        }),
      );
    }
    expect((await read(internal.token)).rows).toMatchObject([
      {
        tpNotificacao: 'gestor',
        dsTitulo: 'Uma avaliação de desempenho espera por você',
        dsTexto: expect.stringContaining('Zoé Prado terminou a autoavaliação.'),
        idResposta: 3,
      },
    ]);
    const kept = await test.database.inCompany(scene.companyId, (db) =>
      db.selectFrom('notification').select('to_person_id').execute(),
    );
    expect(kept).toEqual([{ to_person_id: manager.id }]);
  });

  it('is of the company', async () => {
    const other = await createCompany(test.database);
    const { token } = await openStaff(test, other.id, { is_administrator: true });
    await happen();
    await tell(test, other.id, {
      ...finished(),
      personId: (await createPerson(test.database, other.id)).id,
    });
    const [own, foreign] = [await read(), await read(token)];
    expect([own.qtdRecords, foreign.qtdRecords]).toEqual([1, 1]);
    expect((await mark(foreign.idUltima)).status).toBe(404);
    expect((await mark(foreign.idUltima, { flApenasEsta: true })).status).toBe(404);
    expect((await read(token)).qtdNaoLidas).toBe(1);
  });
});

it.each([
  ['en', ['pt-BR', 'en'], 'en', 'Behavioral assessment finished'],
  ['es', ['es', 'pt-BR'], 'es', 'Evaluación de comportamiento terminada'],
  ['es', ['pt-BR', 'en'], 'pt-BR', 'Avaliação comportamental finalizada'],
  [null, ['en', 'pt-BR'], 'pt-BR', 'Avaliação comportamental finalizada'],
] as const)(
  'whoever has chosen %s, of %j, is told in %s',
  async (language, offered, told, title) => {
    const company = await createCompany(test.database, { languages: [...offered] });
    const reader = await createPerson(test.database, company.id, { language });
    const { token } = await openStaff(test, company.id, {
      is_administrator: true,
      person_id: reader.id,
    });
    await tell(test, company.id, finished(reader));
    expect(await read(token)).toMatchObject({ rows: [{ dsTitulo: title }], cdIdioma: told });
  },
);

describe('what is read', () => {
  it('is a row by itself', async () => {
    await happen();
    later(DAY);
    await happen();
    const { rows } = await read();
    await mark(rows[1]?.idNotificacao ?? 0, { flApenasEsta: true });
    const after = await read();
    expect(after.rows.map(({ flLida }) => flLida)).toEqual([false, true]);
    expect(after.qtdNaoLidas).toBe(1);
  });

  it('is all up to a row, and stays so', async () => {
    await happen();
    later(DAY);
    await happen();
    const { idUltima } = await read();
    later(DAY);
    await happen();
    await mark(idUltima);
    await mark(idUltima - 1);
    expect((await read()).rows.map(({ flLida }) => flLida)).toEqual([false, true, true]);
  });

  it('is unread again when more of it happens that day', async () => {
    await happen();
    await mark((await read()).idUltima, { flApenasEsta: true });
    expect((await read()).qtdNaoLidas).toBe(0);
    await happen();
    expect((await read()).rows).toMatchObject([{ flLida: false, qtdEventos: 2 }]);
  });

  it('is read by nobody else', async () => {
    const colleague = await openStaff(test, scene.companyId, { is_administrator: true });
    await happen();
    await mark((await read()).idUltima);
    expect((await read()).qtdNaoLidas).toBe(0);
    expect((await read(colleague.token)).qtdNaoLidas).toBe(1);
  });

  it('is, for a new user, what was there before', async () => {
    await happen();
    later(DAY);
    const { token } = await openStaff(test, scene.companyId, {
      is_administrator: true,
      created_at: test.clock.now(),
    });
    later(60_000);
    await happen();
    expect((await read(token)).rows.map(({ flLida }) => flLida)).toEqual([false, true]);
  });

  it.each([0, -1, 'x', null])('is not marked with %o', async (id) => {
    expect((await mark(id as never)).status).toBe(400);
  });

  it('is not marked with what nobody was told', async () => {
    expect((await mark(999_999)).status).toBe(404);
  });
});

describe('what is kept', () => {
  const kept = () =>
    test.database.inCompany(scene.companyId, (db) =>
      db.selectFrom('notification').select('id').execute(),
    );

  it(`is kept ${NOTIFICATION_DAYS} days`, async () => {
    const { user, token } = await openStaff(test, scene.companyId, { is_administrator: true });
    await happen();
    const session = () =>
      test.openSession({ companyId: scene.companyId, realm: 'staff', id: user.id });
    await mark((await read(token)).idUltima, { flApenasEsta: true }, token);
    later(NOTIFICATION_DAYS * DAY);
    expect((await read(await session())).qtdRecords).toBe(1);
    await runMaintenance(test);
    expect(await kept()).toHaveLength(1);
    later(DAY);
    expect((await read(await session())).qtdRecords).toBe(0);
    later(1);
    await runMaintenance(test);
    expect(await kept()).toEqual([]);
    const marks = await test.database.inCompany(scene.companyId, (db) =>
      db.selectFrom('notification_mark').selectAll().execute(),
    );
    expect(marks).toEqual([]);
  });

  it('goes with whom it is about, and keeps nobody from being deleted', async () => {
    const leaving = await createPerson(test.database, scene.companyId);
    await happen(finished(leaving));
    later(1);
    await happen();
    const { status } = await test.call('deleteEmployee', {
      token: await scene.open(),
      query: { idOrganogramaPessoa: leaving.id },
    });
    expect(status).toBe(200);
    expect((await read()).rows).toMatchObject([{ qtdEventos: 1, dsTexto: 'Zoé Prado.' }]);
  });

  it('is told a person who asks for their data, where it is addressed to them', async () => {
    const manager = await createPerson(test.database, scene.companyId);
    await openStaff(test, scene.companyId, { person_id: manager.id });
    await happen();
    const audience = { section: SECTION.performance, personId: manager.id };
    await happen(
      finished(scene.person, {
        kind: 'feedback',
        audience,
        subject: { kind: 'performance', id: 3 },
      }),
    );
    const session = { companyId: scene.companyId, realm: 'employee', id: manager.id } as const;
    const { data } = await test.call('exportOwnData', { token: await test.openSession(session) });
    expect(data.notificacoes).toEqual([
      {
        dsTitulo: 'Um feedback espera por você',
        dsTexto: 'Falta o seu feedback na avaliação de Zoé Prado.',
        dtCriacao: test.clock.now().toISOString(),
      },
    ]);
  });
});
