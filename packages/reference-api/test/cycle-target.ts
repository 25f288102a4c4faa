import { CYCLE_KIND_CODES, type CycleKind } from '@aferir/domain';
import { cycleBody, everybody } from '../src/features/cycles/testing/cycles-scene.ts';
import type { BodyOf } from '../src/operation/operation.ts';
import type { TestApp } from './build-test-app.ts';
import { runJob } from './run-job.ts';

/** A cycle of a company that is under way, and one that is not. */
export interface CycleTarget {
  readonly draftId: number;
  readonly runningId: number;
  /** One that holds its results; without it the one under way does. */
  readonly heldId?: number;
}

interface Author {
  readonly companyId: number;
  /** Of a staff administrator of the company. */
  readonly token: string;
}

/** Adds them for one person. */
export async function createCycleTarget(
  test: TestApp,
  { personId, ...author }: Author & { personId: number },
): Promise<CycleTarget> {
  const draftId = await create(test, author, secretCycle(personId));
  const running = { ...secretCycle(personId), nmCiclo: 'Ciclo Sigiloso em andamento' };
  const runningId = await create(test, author, running);
  await beginCycle(test, author, runningId);
  return { draftId, runningId, heldId: await createHeld(test, author, personId) };
}

/** Adds a cycle that holds its results, as if it had begun and nobody were asked yet. */
async function createHeld(test: TestApp, author: Author, personId: number): Promise<number> {
  const id = await create(test, author, {
    ...secretCycle(personId),
    idTipoCiclo: CYCLE_KIND_CODES.performance,
    flRetemResultados: true,
    nmCiclo: 'Ciclo Sigiloso que retém',
  });
  await test.database.inCompany(author.companyId, (db) =>
    db.updateTable('cycle').set({ started_at: test.clock.now() }).where('id', '=', id).execute(),
  );
  return id;
}

/** Adds a draft for everybody; its id. */
export function createCycleForAll(
  test: TestApp,
  author: Author,
  kind: CycleKind,
  nmCiclo: string,
): Promise<number> {
  return create(test, author, cycleBody({ idTipoCiclo: CYCLE_KIND_CODES[kind], nmCiclo }));
}

/** Begins a draft, and does what that leaves. */
export async function beginCycle(
  test: TestApp,
  { companyId, token }: Author,
  idCiclo: number,
): Promise<void> {
  const body = { idCiclo, nrVersao: 1, flAgora: true };
  const { status, msg } = await test.call('startCycle', { token, body });
  if (status !== 200) throw new Error(msg);
  await runJob(test, 'run-cycle', { companyId, cycleId: idCiclo });
}

/** What it takes to save the draft. */
export function secretCycle(personId: number): BodyOf<'createCycle'> {
  return cycleBody({
    nmCiclo: 'Ciclo Sigiloso',
    publico: { ...everybody, somenteEscolhidas: true, lstPessoas: [personId] },
  });
}

async function create(test: TestApp, { token }: Author, body: BodyOf<'createCycle'>) {
  return (await test.call('createCycle', { token, body })).data;
}
