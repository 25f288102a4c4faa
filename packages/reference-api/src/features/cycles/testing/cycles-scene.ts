import type { TestApp } from '../../../../test/build-test-app.ts';
import { createCompany, createPerson, createStaffUser } from '../../../../test/fixtures.ts';
import { runJob } from '../../../../test/run-job.ts';
import { openStaffSession } from '../../../../test/sessions.ts';
import type { BodyOf } from '../../../operation/operation.ts';
import type { StaffUserRow } from '../../../operation/sessions/staff-tables.ts';
import type { PersonRow } from '../../../shared/people/people-tables.ts';

/** What a cycle of the tests is made with. */
export type CycleBody = BodyOf<'createCycle'>;

/** A company with staff, whose cycles are tested. The clock stands at noon of 20 November 2026 in São Paulo. */
export interface CyclesScene {
  readonly companyId: number;
  readonly user: StaffUserRow;
  /** Access token of a staff administrator. */
  readonly token: string;
  addPerson(values?: Partial<PersonRow>): Promise<PersonRow>;
  /** Creates a cycle; its id. */
  add(values?: Partial<CycleBody>): Promise<number>;
  /** Begins a cycle at once, and does what that leaves. */
  start(id: number): Promise<void>;
  /** Does what a cycle has left. */
  run(id: number): Promise<void>;
}

/** A cycle for everybody, until 18 December. */
export function cycleBody(values: Partial<CycleBody> = {}): CycleBody {
  return {
    idTipoCiclo: 1,
    nmCiclo: 'Comportamental 2026',
    dsBoasVindas: '',
    dtAbertura: null,
    dtPrazo: '2026-12-18',
    lstDiasLembrete: [-7, 0],
    flLembraGestores: true,
    publico: everybody,
    ...values,
  };
}

/** Everybody of a company. */
export const everybody: CycleBody['publico'] = {
  lstDepartamentos: [],
  lstCargos: [],
  dtAdmitidosAntes: null,
  somenteEscolhidas: false,
  lstPessoas: [],
  lstExceto: [],
};

/** Sets the scene. */
export async function createCyclesScene(test: TestApp): Promise<CyclesScene> {
  test.clock.set(new Date('2026-11-20T15:00:00.000Z'));
  const { database } = test;
  const { id: companyId } = await createCompany(database, { trade_name: 'Padaria Pão & Cia' });
  const user = await createStaffUser(database, companyId, { is_administrator: true });
  const token = await openStaffSession(test, user);
  // A token ends in ten minutes, and tests move the clock by days.
  const fresh = () => openStaffSession(test, user);
  const run = (cycleId: number) => runJob(test, 'run-cycle', { companyId, cycleId });

  return {
    companyId,
    user,
    token,
    addPerson: (values) => createPerson(database, companyId, values),
    run,

    async add(values) {
      const body = cycleBody(values);
      const reply = await test.call('createCycle', { token: await fresh(), body });
      return reply.data;
    },

    async start(idCiclo) {
      const staff = await fresh();
      const { data } = await test.call('getCycle', { token: staff, params: { id: idCiclo } });
      const body = { idCiclo, nrVersao: data.nrVersao, flAgora: true };
      const reply = await test.call('startCycle', { token: staff, body });
      if (reply.status !== 200) throw new Error(reply.msg);
      await run(idCiclo);
    },
  };
}
