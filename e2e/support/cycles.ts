import { findPerson, openStaffApi, type StaffApi } from './staff-api.ts';
import { makeStaffUser } from './staff-users.ts';

/** What a cycle is of; a review that is held keeps its results until they are released. */
export type CycleOf = 'behavioral' | 'held performance';

/** Writes a cycle for one person of the example company, due a month from now. */
export async function writeCycle(
  api: StaffApi,
  {
    name,
    person,
    of = 'behavioral',
  }: { readonly name: string; readonly person: string; readonly of?: CycleOf },
): Promise<number> {
  const { idOrganogramaPessoa } = await findPerson(api, person);
  const due = new Date();
  due.setUTCDate(due.getUTCDate() + 30);
  return api.post<number>('/Ciclo/Post', {
    idTipoCiclo: of === 'behavioral' ? 1 : 2,
    flRetemResultados: of === 'held performance',
    nmCiclo: name,
    dsBoasVindas: 'Reserve vinte minutos.',
    dtAbertura: null,
    dtPrazo: due.toISOString().slice(0, 10),
    lstDiasLembrete: [-7, -1, 0, 3],
    flLembraGestores: true,
    publico: {
      lstDepartamentos: [],
      lstCargos: [],
      dtAdmitidosAntes: null,
      somenteEscolhidas: true,
      lstPessoas: [idOrganogramaPessoa],
      lstExceto: [],
    },
  });
}

/** Has a cycle that was just written begin. */
export async function startCycle(api: StaffApi, idCiclo: number): Promise<void> {
  const { nrVersao } = await api.get<{ nrVersao: number }>(`/Ciclo/GetDados/${idCiclo}`);
  await api.post('/Ciclo/Iniciar', { idCiclo, nrVersao, flAgora: true });
}

/**
 * Has a cycle that was just written begin by somebody of their own: one user may send to many no more than a few times an hour,
 * which tests that share a server would use up for each other.
 */
export async function startCycleAsAnother(api: StaffApi, idCiclo: number): Promise<void> {
  const { login } = await makeStaffUser(api, { 4: 'V', 5: 'VIAE', 6: 'VIAE', 13: 'VIAE' });
  await startCycle(await openStaffApi(api.baseUrl, login), idCiclo);
}
