import type { paths } from '../paths.ts';
import { addressOf, place } from './address-of.ts';

const [hs, hash, take] = [place('hs'), place('hash'), place('take')];
const [idCliente, idPessoa] = [place('idCliente'), place('idPessoa')];
const [idOrganogramaPessoa, idResposta] = [place('idOrganogramaPessoa'), place('idResposta')];

/** The first page of a list. */
const firstPage = { take, index: 0, filter: '' };

const linkInfo = addressOf('validateLink', { path: { hash: hs } });
const ownReviews = addressOf('listPerformanceRequestsOfPerson', {
  query: { idOrganogramaPessoa, take: 1000, index: 0 },
});
const ownTeam = addressOf('listReportsOfManager', {
  query: {
    idOrganogramaGestor: idOrganogramaPessoa,
    idCliente,
    somenteImediatos: true,
    flFuncionariosAtivados: true,
    somenteAtivos: true,
    cdStatus: 0,
    ...firstPage,
    take: 30,
  },
});

/** The calls that pages begin with. The server's HTML starts them; the app itself needs to know none of this. */
export const pageOpenings: Readonly<Partial<Record<keyof typeof paths, PageOpenings>>> = {
  linkGate: { byLink: [addressOf('validateLink', { path: { hash } })] },
  questionnaire: { byLink: [addressOf('getQuestionnaireByLink', { path: { hash: hs } })] },
  selfAssessment: {
    byLink: [linkInfo, addressOf('getSelfAssessmentByLink', { path: { hash: hs } })],
  },
  managerAnalysis: { byLink: [linkInfo, addressOf('getManagerByLink', { path: { hash: hs } })] },
  trainingPlayer: { byLink: [addressOf('getPlayerMaskedEmail', { path: { hs } })] },
  game: { byLink: [addressOf('getGame', { query: { hsGame: hs, idPessoa } })] },
  report: { byLink: [linkInfo], bySession: reportOpenings() },
  staffHome: { bySession: homeOpenings() },
  staffBehavioral: {
    bySession: [
      asStaff([
        addressOf('listEmployees', { query: { ...firstPage, cdStatus: 0 } }),
        addressOf('listDiscOutcomeCounts', { query: { somenteAtivos: true } }),
      ]),
    ],
  },
  staffPerformance: {
    bySession: [
      asStaff([
        addressOf('listPerformanceByEmployee', {
          query: { ...firstPage, cdStatus: 0, somenteAtivos: true },
        }),
      ]),
    ],
  },
  staffOrganization: {
    bySession: [
      asStaff([addressOf('getOrganizationChart'), addressOf('getLastOrganizationChange')]),
    ],
  },
  staffPositions: { bySession: [asStaff([addressOf('listPositions', { query: firstPage })])] },
  staffEmployees: {
    bySession: [
      asStaff([
        addressOf('listEmployees', { query: { ...firstPage, somenteAtivos: false } }),
        addressOf('getEmployeeTotals'),
      ]),
    ],
  },
  staffCycles: { bySession: [asStaff([addressOf('listCycles', { query: firstPage })])] },
  staffTrainings: {
    bySession: [
      asStaff([addressOf('listTrainings', { query: firstPage }), addressOf('getTrainingTotals')]),
    ],
  },
  staffGames: {
    bySession: [
      asStaff([addressOf('listGames', { query: firstPage }), addressOf('getGameTotals')]),
    ],
  },
  employeeDashboard: { bySession: [asEmployee([ownReviews, ownTeam])] },
  employeeAssessments: { bySession: [asEmployee([ownReviews, ownTeam])] },
  employeePerformance: { bySession: [asEmployee([ownReviews])] },
  employeeBehavioral: {
    bySession: [
      asEmployee([
        addressOf('listDiscRequestsOfPerson', {
          query: { idOrganogramaPessoa, take: 1000, index: 0 },
        }),
      ]),
    ],
  },
  employeeTeam: { bySession: [asEmployee([addressOf('getTeamMap')])] },
  employeeProfile: {
    bySession: [asEmployee([addressOf('listReportAccesses', { query: { take: 10, index: 0 } })])],
  },
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
  return { realm: 'staff', query, calls: withReader(addressOf('getStaffUser'), calls) };
}

function asEmployee(calls: readonly string[], query = ''): SessionOpening {
  return { realm: 'employee', query, calls: withReader(addressOf('getEmployeeUser'), calls) };
}

// Few requests are on their way at once over HTTP/1.1, files among them: what the page is opened for goes before who reads it, whom the session names too.
function withReader(reader: string, [first, ...others]: readonly string[]): string[] {
  return [...(first === undefined ? [] : [first]), reader, ...others];
}

/** The home may show a part of the company; what its months leave begins with the app. */
function homeOpenings(): SessionOpening[] {
  const department = { idOrganogramaNo: place('departamento') };
  const position = { idOrganogramaCargo: place('cargo') };
  const opening = (query: object, address: string) =>
    asStaff([addressOf('getWaiting'), addressOf('getDashboard', { query })], address);
  return [
    opening({}, ''),
    opening(department, 'departamento={departamento}'),
    opening(position, 'cargo={cargo}'),
    opening({ ...department, ...position }, 'departamento={departamento}&cargo={cargo}'),
  ];
}

function reportOpenings(): SessionOpening[] {
  const byId = 'idResposta={idResposta}';
  const behavioral = [
    addressOf('getDiscProfileReport', { query: { idResposta, hsResposta: '0' } }),
  ];
  const performance = [addressOf('getPerformanceReportHeader', { query: { idResposta } })];
  return [
    asStaff(behavioral, byId),
    asStaff(performance, `${byId}&tipo=desempenho`),
    asEmployee(behavioral, `${byId}&tipo=comportamental&area=funcionario`),
    asEmployee(performance, `${byId}&tipo=desempenho&area=funcionario`),
  ];
}
