import { cycleBody, everybody } from '../src/features/cycles/testing/cycles-scene.ts';
import type { BodyOf } from '../src/operation/operation.ts';
import type { TestApp } from './build-test-app.ts';
import { runJob } from './run-job.ts';

/** A cycle of a company that is under way with a person, and one that is not. */
export interface CycleTarget {
  readonly draftId: number;
  readonly runningId: number;
}

/** Adds both to the company of an administrator. */
export async function createCycleTarget(
  test: TestApp,
  { companyId, token, personId }: { companyId: number; token: string; personId: number },
): Promise<CycleTarget> {
  const create = async (values: Partial<BodyOf<'createCycle'>>) => {
    const body = { ...secretCycle(personId), ...values };
    return (await test.call('createCycle', { token, body })).data;
  };
  const draftId = await create({});
  const runningId = await create({ nmCiclo: 'Ciclo Sigiloso em andamento' });
  await test.call('startCycle', {
    token,
    body: { idCiclo: runningId, nrVersao: 1, flAgora: true },
  });
  await runJob(test, 'run-cycle', { companyId, cycleId: runningId });
  return { draftId, runningId };
}

/** What it takes to save the draft. */
export function secretCycle(personId: number): BodyOf<'createCycle'> {
  return cycleBody({
    nmCiclo: 'Ciclo Sigiloso',
    publico: { ...everybody, somenteEscolhidas: true, lstPessoas: [personId] },
  });
}
