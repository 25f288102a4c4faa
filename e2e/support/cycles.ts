import { findPerson, type StaffApi } from './staff-api.ts';

/** Writes a behavioral cycle for one person of the example company, due a month from now. */
export async function writeCycle(
  api: StaffApi,
  { name, person }: { readonly name: string; readonly person: string },
): Promise<number> {
  const { idOrganogramaPessoa } = await findPerson(api, person);
  const due = new Date();
  due.setUTCDate(due.getUTCDate() + 30);
  return api.post<number>('/Ciclo/Post', {
    idTipoCiclo: 1,
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
