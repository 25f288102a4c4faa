import type { paths } from '../paths.ts';

/** The calls that pages begin with. The server's HTML starts them; the app itself needs to know none of this. */
export const pageOpenings: Readonly<Partial<Record<keyof typeof paths, PageOpenings>>> = {
  linkGate: { byLink: ['/hash/validar/{hash}'] },
  questionnaire: { byLink: ['/Resposta/get/{hs}'] },
  selfAssessment: { byLink: ['/hash/validar/{hs}', '/RespostaDesempenho/get/{hs}'] },
  managerAnalysis: { byLink: ['/hash/validar/{hs}', '/OrganogramaPessoa/GetGestor/{hs}'] },
  report: {
    byLink: ['/hash/validar/{hs}'],
    bySession: reportOpenings(),
  },
  staffHome: { bySession: [asStaff(['/Inicio/GetPendencias'])] },
  staffBehavioral: {
    bySession: [
      asStaff([
        '/OrganogramaPessoa/Get?take={take}&index=0&filter=&cdStatus=0',
        '/Resposta/ObterAnaliticoPerfis?somenteAtivos=true',
      ]),
    ],
  },
  staffPerformance: {
    bySession: [
      asStaff([
        '/RespostaDesempenho/GetPessoasGrid?take={take}&index=0&filter=&cdStatus=0&somenteAtivos=true',
      ]),
    ],
  },
  staffPositions: { bySession: [asStaff(['/OrganogramaCargo/Get?take={take}&index=0&filter='])] },
  staffEmployees: {
    bySession: [
      asStaff([
        '/OrganogramaPessoa/Get?take={take}&index=0&filter=&somenteAtivos=false',
        '/Resposta/ObterFuncionariosPerfis',
      ]),
    ],
  },
  employeeDashboard: { bySession: [asEmployee([ownReviews(), ownTeam()])] },
  employeeAssessments: { bySession: [asEmployee([ownReviews(), ownTeam()])] },
  employeePerformance: { bySession: [asEmployee([ownReviews()])] },
  employeeBehavioral: {
    bySession: [
      asEmployee([
        '/Resposta/GetRespostasPessoa?idOrganogramaPessoa={idOrganogramaPessoa}&take=1000&index=0',
      ]),
    ],
  },
  employeeProfile: { bySession: [asEmployee(['/AuthPessoa/acessos-relatorios?take=10&index=0'])] },
};

/** The calls that a page begins with, with the places of their parameters. */
export interface PageOpenings {
  /** Where its link is all that the address says. `{hs}` is in the query, any other in the path. */
  readonly byLink?: readonly string[];
  /** Behind a sign-in, for each way in which its address is written. */
  readonly bySession?: readonly SessionOpening[];
}

/** The calls that a page begins with somebody's session. */
export interface SessionOpening {
  readonly realm: 'staff' | 'employee';
  /** All that the query says, in any order; a value may be a place, such as `{idResposta}`. */
  readonly query: string;
  /**
   * Their places are those of the query, any other a field of the session's token; `{take}` is the page size that is
   * usual on this device.
   */
  readonly calls: readonly string[];
}

function asStaff(calls: readonly string[], query = ''): SessionOpening {
  return { realm: 'staff', query, calls: ['/auth/GetUser', ...calls] };
}

function asEmployee(calls: readonly string[], query = ''): SessionOpening {
  return { realm: 'employee', query, calls: ['/authpessoa/GetUser', ...calls] };
}

function reportOpenings(): SessionOpening[] {
  const byId = 'idResposta={idResposta}';
  const behavioral = ['/Resposta/GetPessoaRespostaPerfil?idResposta={idResposta}&hsResposta=0'];
  const performance = ['/RespostaDesempenho/GetDadosFuncionarioRelatorio?idResposta={idResposta}'];
  return [
    asStaff(behavioral, byId),
    asStaff(performance, `${byId}&tipo=desempenho`),
    asEmployee(behavioral, `${byId}&tipo=comportamental&area=funcionario`),
    asEmployee(performance, `${byId}&tipo=desempenho&area=funcionario`),
  ];
}

function ownReviews(): string {
  return '/RespostaDesempenho/GetRespostasPessoa?idOrganogramaPessoa={idOrganogramaPessoa}&take=1000&index=0';
}

function ownTeam(): string {
  return '/RespostaDesempenho/GetPessoasGridGestor?idOrganogramaGestor={idOrganogramaPessoa}&idCliente={idCliente}&somenteImediatos=true&flFuncionariosAtivados=true&somenteAtivos=true&cdStatus=0&take=30&index=0&filter=';
}
