import { findPerson, type StaffApi } from './staff-api.ts';

/** Writes a cycle for one person of the example company, due a month from now: a behavioral one, or a performance cycle that holds its results. */
export async function writeCycle(
  api: StaffApi,
  {
    name,
    person,
    isHeld = false,
  }: { readonly name: string; readonly person: string; readonly isHeld?: boolean },
): Promise<number> {
  const { idOrganogramaPessoa } = await findPerson(api, person);
  const due = new Date();
  due.setUTCDate(due.getUTCDate() + 30);
  return api.post<number>('/Ciclo/Post', {
    idTipoCiclo: isHeld ? 2 : 1,
    flRetemResultados: isHeld,
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
