import type { paths } from '../paths.ts';

/** The calls that pages begin with. The server's HTML starts them; the app itself needs to know none of this. */
export const pageOpenings: Readonly<Partial<Record<keyof typeof paths, PageOpenings>>> = {
  linkGate: { byLink: ['/hash/validar/{hash}'] },
  questionnaire: { byLink: ['/Resposta/get/{hs}'] },
  selfAssessment: { byLink: ['/hash/validar/{hs}', '/RespostaDesempenho/get/{hs}'] },
  managerAnalysis: { byLink: ['/hash/validar/{hs}', '/OrganogramaPessoa/GetGestor/{hs}'] },
  trainingPlayer: { byLink: ['/Treinamento/GetMaskedEmail/{hs}'] },
  game: { byLink: ['/PerguntaJogo/loadAllWithOp?hsGame={hs}&idPessoa={idPessoa}'] },
  report: {
    byLink: ['/hash/validar/{hs}'],
    bySession: reportOpenings(),
  },
  staffHome: { bySession: homeOpenings() },
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
  staffOrganization: {
    bySession: [asStaff(['/Organograma/Get', '/Organograma/UltimaAlteracao'])],
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
  staffTrainings: {
    bySession: [
      asStaff([
        '/Treinamento/GetGridTreinamentos?take={take}&index=0&filter=',
        '/Treinamento/GetResumoDadosTreinamentos',
      ]),
    ],
  },
  staffGames: {
    bySession: [asStaff(['/Jogo/GetGrid?take={take}&index=0&filter=', '/Jogo/GetTotais'])],
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
  /** Where these places are all that the address says. `{hs}` and `{idPessoa}` are in its query, any other in its path. */
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
  return { realm: 'staff', query, calls: withReader('/auth/GetUser', calls) };
}

function asEmployee(calls: readonly string[], query = ''): SessionOpening {
  return { realm: 'employee', query, calls: withReader('/authpessoa/GetUser', calls) };
}

// Few requests are on their way at once over HTTP/1.1, files among them: what the page is opened for goes before who reads it, whom the session names too.
function withReader(reader: string, [first, ...others]: readonly string[]): string[] {
  return [...(first === undefined ? [] : [first]), reader, ...others];
}

/** The home may show a part of the company; what its months leave begins with the app. */
function homeOpenings(): SessionOpening[] {
  const waiting = '/Inicio/GetPendencias';
  const figures = '/Inicio/GetPainel';
  const department = 'departamento={departamento}';
  const position = 'cargo={cargo}';
  const [inDepartment, inPosition] = [
    'idOrganogramaNo={departamento}',
    'idOrganogramaCargo={cargo}',
  ];
  return [
    asStaff([waiting, figures]),
    asStaff([waiting, `${figures}?${inDepartment}`], department),
    asStaff([waiting, `${figures}?${inPosition}`], position),
    asStaff([waiting, `${figures}?${inDepartment}&${inPosition}`], `${department}&${position}`),
  ];
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
