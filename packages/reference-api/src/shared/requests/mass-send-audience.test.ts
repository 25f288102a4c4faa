// @engine both: mass send
import { MOST_CHOSEN_PEOPLE, skipReason } from '@aferir/domain';
import { type RawBuilder, sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/build-test-app.ts';
import { createPerson } from '../../../test/fixtures.ts';
import { mailsOf } from '../../../test/mails.ts';
import { createScene } from '../../features/behavioral/testing/behavioral-scene.ts';
import { createReviewScene } from '../../features/performance/testing/performance-scene.ts';
import type { BodyOf } from '../../operation/operation.ts';

const test = openTestApp();

/** What a response that is finished has to have, beside what every kind has. */
const kinds = {
  Disc: {
    setScene: createScene,
    tellsOfManagers: false,
    open: sql`insert into disc_response (company_id, person_id, mailed_to, instrument_version)`,
    openValues: sql`'x', 1`,
    finished: sql`insert into disc_response (company_id, person_id, mailed_to, instrument_version,
      status, finished_at, outcome_id, profile_sums)`,
    finishedValues: sql`'x', 1, 2, now(), 1, '[]'`,
  },
  Performance: {
    setScene: createReviewScene,
    tellsOfManagers: true,
    open: sql`insert into performance_response (company_id, person_id, mailed_to)`,
    openValues: sql`'x'`,
    finished: sql`insert into performance_response (company_id, person_id, mailed_to, status,
      self_finished_at, finished_at)`,
    finishedValues: sql`'x', 2, now(), now()`,
  },
};

const yesOrNo = [true, false];
const candidates = yesOrNo.flatMap((isActive) =>
  yesOrNo.flatMap((hasEmail) =>
    yesOrNo.flatMap((hasOpenRequest) =>
      yesOrNo.map((hasResult) => ({ isActive, hasEmail, hasOpenRequest, hasResult })),
    ),
  ),
);

describe.each(['Disc', 'Performance'] as const)('whom a mass send of %s is for', (name) => {
  const { setScene, tellsOfManagers, ...rows } = kinds[name];
  let scene: Awaited<ReturnType<typeof setScene>>;
  let people: ((typeof candidates)[number] & { id: number; address: string })[];

  beforeEach(async () => {
    scene = await setScene(test);
    const { id: companyId } = scene.company;
    await test.database.inCompany(companyId, (db) =>
      sql`update person set is_active = false`.execute(db),
    );
    people = [];
    for (const [index, candidate] of candidates.entries()) {
      const address = `gente${index}@empresa.example`;
      const { id } = await createPerson(test.database, companyId, {
        is_active: candidate.isActive,
        email: candidate.hasEmail ? address : null,
      });
      people.push({ ...candidate, id, address });
    }
    await insert(
      rows.open,
      rows.openValues,
      people.filter(({ hasOpenRequest }) => hasOpenRequest),
    );
    await insert(
      rows.finished,
      rows.finishedValues,
      people.filter(({ hasResult }) => hasResult),
    );
  });

  async function insert(
    into: RawBuilder<unknown>,
    values: RawBuilder<unknown>,
    whom: readonly { id: number }[],
  ) {
    await test.database.inCompany(scene.company.id, async (db) => {
      for (const { id } of whom) {
        await sql`${into} values (${scene.company.id}, ${id}, ${values})`.execute(db);
      }
    });
  }

  async function send(body: BodyOf<'createDiscRequestsForAll'>) {
    const call = { token: scene.staff, body };
    const reply = await test.call(`create${name}RequestsForAll`, call);
    const mails = await mailsOf(test, scene.company.id);
    return { ...reply, addresses: mails.map(({ recipient }) => recipient).toSorted() };
  }

  const addressesOf = (some: typeof people) => some.map(({ address }) => address).toSorted();
  const isAsked = (person: (typeof people)[number]) => skipReason(person) === undefined;
  const isMailed = ({ hasEmail }: (typeof people)[number]) => hasEmail;

  it('is counted beforehand by the rule that all share', async () => {
    const preview = await test.call(`get${name}MassSendPreview`, { token: scene.staff });
    const inactive = (await scenePeople()) - 8;
    expect(preview.data).toEqual({
      qtdEnviar: 4,
      qtdIgnorar: inactive + 4,
      qtdInativos: inactive,
      qtdSemEmail: 2,
      qtdEmAberto: 4,
      ...(tellsOfManagers && { qtdSemGestor: 4 }),
      semResultado: {
        qtdEnviar: 2,
        qtdIgnorar: inactive - 4 + 2,
        qtdInativos: inactive - 4,
        qtdSemEmail: 1,
        qtdEmAberto: 2,
        ...(tellsOfManagers && { qtdSemGestor: 2 }),
      },
    });
  });

  it('is everybody, of whom those are asked who the rule says', async () => {
    const { addresses, data } = await send({});
    expect(addresses).toEqual(addressesOf(people.filter(isAsked).filter(isMailed)));
    const skipped = (await scenePeople()) - 4;
    expect(data).toEqual({ qtdEnviados: 4, qtdIgnorados: skipped, qtdSemEmail: 2 });
    expect((await lastOrder())?.details).toMatchObject({ reached: 4, withoutEmail: 2 });
  });

  it('is those without a result', async () => {
    const { addresses, data } = await send({ somenteSemResultado: true });
    const without = people.filter(({ hasResult }) => !hasResult);
    expect(addresses).toEqual(addressesOf(without.filter(isAsked).filter(isMailed)));
    const skipped = (await scenePeople()) - 8 - 2;
    expect(data).toEqual({ qtdEnviados: 2, qtdIgnorados: skipped, qtdSemEmail: 1 });
    expect((await lastOrder())?.details).toMatchObject({ reached: 2, onlyWithoutResult: true });
  });

  it('is the chosen, whoever else could get one, and nobody of another company', async () => {
    const [asked, ...others] = people.toSorted((a, b) => Number(isAsked(b)) - Number(isAsked(a)));
    const chosen = [asked, ...others.slice(-3)].map((person) => person?.id ?? 0);
    const foreign = await setScene(test);
    const { addresses, data } = await send({ lstPessoas: [...chosen, foreign.person.id] });
    expect(addresses).toEqual([asked?.address]);
    expect(data).toEqual({ qtdEnviados: 1, qtdIgnorados: 3, qtdSemEmail: 0 });
    expect(await mailsOf(test, foreign.company.id)).toEqual([]);
    expect((await lastOrder())?.details).toMatchObject({ reached: 1, chosen: 5 });
  });

  it('is the chosen without a result where it is told both', async () => {
    const chosen = people.map(({ id }) => id);
    const { data } = await send({ somenteSemResultado: true, lstPessoas: chosen });
    expect(data).toEqual({ qtdEnviados: 2, qtdIgnorados: 6, qtdSemEmail: 1 });
  });

  it('is chosen up to a limit, and never nobody', async () => {
    const ids = Array.from({ length: MOST_CHOSEN_PEOPLE }, (_, index) => 1_000_000 + index);
    expect((await send({ lstPessoas: ids })).status).toBe(200);
    expect((await send({ lstPessoas: [...ids, 1] })).status).toBe(400);
    expect((await send({ lstPessoas: [] })).status).toBe(400);
  });

  async function scenePeople(): Promise<number> {
    const all = await test.database.inCompany(scene.company.id, (db) =>
      db.selectFrom('person').where('company_id', '=', scene.company.id).select('id').execute(),
    );
    return all.length;
  }

  async function lastOrder() {
    const events = await test.database.inCompany(scene.company.id, (db) =>
      db.selectFrom('audit_event').select(['action', 'details']).orderBy('id').execute(),
    );
    return events.findLast(({ action }) => action.endsWith('sent-to-all'));
  }
});
