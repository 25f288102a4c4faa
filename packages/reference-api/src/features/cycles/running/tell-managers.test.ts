import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { mailsOf } from '../../../../test/mails.ts';
import { runJob } from '../../../../test/run-job.ts';
import { openStaffSession } from '../../../../test/sessions.ts';
import type { PersonRow } from '../../../shared/people/people-tables.ts';
import { createDepartment, leadDepartment } from '../../performance/testing/performance-scene.ts';
import { type CycleBody, createCyclesScene } from '../testing/cycles-scene.ts';
import { beginCycleReminders } from './begin-cycles.ts';

const test = openTestApp();
const scene = openScene(() => createCyclesScene(test));

const at = (text: string) => test.clock.set(new Date(`${text}-03:00`));

/** Two who answer to a manager, a cycle of the two, and whom else its tests have. */
async function begin(values: Partial<CycleBody> = {}) {
  const department = await createDepartment(test, scene.companyId);
  const [ana, bia] = [
    await scene.addPerson({ name: 'Ana', department_id: department }),
    await scene.addPerson({ name: 'Bia', department_id: department }),
  ];
  const manager = await scene.addPerson({ name: 'Rui' });
  await leadDepartment(test, scene.companyId, department, manager.id);
  const id = await scene.add({
    publico: {
      lstDepartamentos: [],
      lstCargos: [],
      dtAdmitidosAntes: null,
      somenteEscolhidas: true,
      lstPessoas: [ana.id, bia.id],
      lstExceto: [],
    },
    ...values,
  });
  await scene.start(id);
  return { id, ana, bia, manager };
}

async function remindOn(id: number, day: string, times = 1) {
  at(`${day}T09:00:00`);
  await beginCycleReminders(test.services);
  const job = { companyId: scene.companyId, cycleId: id, day };
  await Promise.all(Array.from({ length: times }, () => runJob(test, 'remind-cycle', job)));
}

async function mailsTo({ email }: PersonRow) {
  const mails = await mailsOf(test, scene.companyId);
  return mails.filter(({ recipient }) => recipient === email);
}

describe('the preview', () => {
  it('names managers whom no mail tells who is missing, where they are told', async () => {
    const department = await createDepartment(test, scene.companyId);
    const ana = await scene.addPerson({ name: 'Ana', department_id: department });
    const [rui, leo] = [
      await scene.addPerson({ name: 'Rui', email: null }),
      await scene.addPerson({ name: 'Leo' }),
    ];
    for (const { id } of [rui, leo]) {
      await leadDepartment(test, scene.companyId, department, id);
    }
    const publico = {
      lstDepartamentos: [],
      lstCargos: [],
      dtAdmitidosAntes: null,
      somenteEscolhidas: true,
      lstPessoas: [ana.id],
      lstExceto: [],
    };
    const preview = async (flLembraGestores: boolean) => {
      const nmCiclo = `Comportamental ${flLembraGestores}`;
      const id = await scene.add({ nmCiclo, publico, flLembraGestores });
      const token = await openStaffSession(test, scene.user);
      const { data } = await test.call('getCyclePreview', { token, params: { id } });
      return [data.qtdGestoresSemEmail, data.gestoresSemEmail.map(({ nmPessoa }) => nmPessoa)];
    };
    expect(await preview(true)).toEqual([1, ['Rui']]);
    expect(await preview(false)).toEqual([0, []]);
  });
});

describe('a manager', () => {
  it('is told once a day who of their people has still to answer, whatever the processes', async () => {
    const { id, manager } = await begin();
    await remindOn(id, '2026-12-11', 3);
    await remindOn(id, '2026-12-11');
    const [mail, ...others] = await mailsTo(manager);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Padaria Pão & Cia: quem da sua equipe ainda não respondeu');
    expect(mail?.text).toContain(
      'No ciclo “Comportamental 2026”, 2 pessoas da sua equipe ainda não responderam:',
    );
    expect(mail?.text).toContain('Ana e Bia.');
    expect(mail?.text).toContain('O prazo para responder é 18/12/2026.');
    expect(mail?.text).not.toMatch(/\/validar\/|\?hs=/);
    await remindOn(id, '2026-12-18');
    expect(await mailsTo(manager)).toHaveLength(2);
  });

  it('hears whom of them no mail reaches', async () => {
    const { id, ana, bia, manager } = await begin();
    const loseEmail = (personId: number) =>
      test.database.inCompany(scene.companyId, async (db) => {
        await db.updateTable('person').set({ email: null }).where('id', '=', personId).execute();
        await db
          .updateTable('disc_response')
          .set({ mailed_to: '' })
          .where('person_id', '=', personId)
          .execute();
      });
    await loseEmail(ana.id);
    await remindOn(id, '2026-12-11');
    await loseEmail(bia.id);
    await remindOn(id, '2026-12-18');
    const texts = (await mailsTo(manager)).map(({ text }) => text);
    const [all, some] = texts;
    expect(texts).toHaveLength(2);
    expect(some).toContain('Ana não tem e-mail: avise pessoalmente.');
    expect(some).toContain('A outra pessoa recebeu o próprio link por e-mail.');
    expect(all).toContain('Ana e Bia não têm e-mail: avise pessoalmente.');
    expect(all).not.toContain('o próprio link');
  });

  it('does not hear that no mail reaches whoever got theirs at another address', async () => {
    const { id, ana, manager } = await begin();
    await test.database.inCompany(scene.companyId, (db) =>
      db.updateTable('person').set({ email: null }).where('id', '=', ana.id).execute(),
    );
    await remindOn(id, '2026-12-11');
    const [mail] = await mailsTo(manager);
    expect(mail?.text).toContain('Ana e Bia.');
    expect(mail?.text).toContain('Cada uma recebeu o próprio link por e-mail.');
    expect(mail?.text).not.toContain('avise pessoalmente');
  });

  it('hears of nobody who is out of the cycle, or has left', async () => {
    const { id, ana, bia, manager } = await begin();
    const token = await openStaffSession(test, scene.user);
    const body = { idCiclo: id, idOrganogramaPessoa: ana.id };
    expect((await test.call('removeCyclePerson', { token, body })).status).toBe(200);
    await remindOn(id, '2026-12-11');
    const [mail] = await mailsTo(manager);
    expect(mail?.text).toContain('1 pessoa da sua equipe ainda não respondeu:');
    expect(mail?.text).toContain('Bia.');
    await test.database.inCompany(scene.companyId, (db) =>
      db.updateTable('person').set({ is_active: false }).where('id', '=', bia.id).execute(),
    );
    await remindOn(id, '2026-12-18');
    expect(await mailsTo(manager)).toHaveLength(1);
  });

  it.each([
    ['of a cycle that reminds its people alone', { flLembraGestores: false }, {}],
    ['who has left', {}, { is_active: false }],
    ['without an address', {}, { email: null }],
  ])('%s is told nothing', async (_who, values, person) => {
    const { id, ana, manager } = await begin(values);
    await test.database.inCompany(scene.companyId, (db) =>
      db
        .updateTable('person')
        .set({ name: 'Rui', ...person })
        .where('id', '=', manager.id)
        .execute(),
    );
    await remindOn(id, '2026-12-11');
    expect((await mailsTo(ana)).some(({ reminder_id }) => reminder_id !== null)).toBe(true);
    expect(await mailsTo(manager)).toEqual([]);
  });
});
