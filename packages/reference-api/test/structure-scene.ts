import type { TestApp } from './build-test-app.ts';

/** Two positions that nobody is in, a seniority that both have and a competency. */
export interface StructureScene {
  readonly positionId: number;
  readonly otherPositionId: number;
  readonly seniorityId: number;
  readonly competencyId: number;
}

/** Adds positions, a seniority and a competency to the company of an administrator. */
export async function createStructureScene(test: TestApp, token: string): Promise<StructureScene> {
  const seniority = await test.call('saveSeniority', {
    token,
    body: { idSenioridade: 0, nmSenioridade: 'Senioridade Sigilosa' },
  });
  const position = secretPosition(0, seniority.data);
  const saved = await test.call('savePosition', { token, body: position });
  const other = await test.call('savePosition', {
    token,
    body: { ...position, nmCargo: 'Outro Cargo Sigiloso' },
  });
  const competency = await test.call('saveCompetency', { token, body: secretCompetency(0) });
  return {
    positionId: saved.data,
    otherPositionId: other.data,
    seniorityId: seniority.data,
    competencyId: competency.data,
  };
}

/** What it takes to save the position. */
export function secretPosition(idOrganogramaCargo: number, idSenioridade: number) {
  return {
    idOrganogramaCargo,
    nmCargo: 'Cargo Sigiloso',
    dsDescricao: 'Guarda segredos.',
    dsAtividades: 'Cala.',
    vlPisoSalarial: 650_000,
    idSenioridade,
  };
}

/** What it takes to save the competency. */
export function secretCompetency(idCompetencia: number) {
  return {
    idCompetencia,
    cdCompetencia: 'SIG',
    nmCompetencia: 'Competência Sigilosa',
    dsCompetencia: 'Sabe calar.',
  };
}
