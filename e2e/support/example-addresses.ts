import { linkTo, paths } from '../../packages/reference-app/src/paths.ts';
import { startCycleAsAnother, writeCycle } from './cycles.ts';
import { sendGame, voting } from './games.ts';
import { reviewsOf, sendReviewToManagers } from './performance-api.ts';
import { internTable } from './performance-table.ts';
import { closeOpenRequests, findPerson, type StaffApi, sendRequest } from './staff-api.ts';

interface Rows<Row> {
  rows: Row[];
}

/**
 * Addresses of each page of the app, with something of the example company to look at. A page that is new to the app
 * has none yet, which its type tells.
 */
export async function exampleAddresses(
  api: StaffApi,
): Promise<Readonly<Record<keyof typeof paths, readonly string[]>>> {
  const list = { filter: '', index: 0, take: 5 };
  const { rows: games } = await api.get<Rows<{ idJogo: number; dsModelo: string | null }>>(
    '/Jogo/GetGrid',
    { ...list, take: 100 },
  );
  const { rows: trainings } = await api.get<Rows<{ idTreinamento: number }>>(
    '/Treinamento/GetGridTreinamentos',
    list,
  );
  const game = { id: String(games.find(({ dsModelo }) => dsModelo === null)?.idJogo) };
  const survey = { id: String(games.find(({ dsModelo }) => dsModelo !== null)?.idJogo) };
  const training = { id: String(trainings[0]?.idTreinamento) };
  const assessed = await findPerson(api, 'Aline Cardoso');
  const [finished] = await reviewsOf(api, assessed.idOrganogramaPessoa);
  await closeOpenRequests(api, 'Otávio Lacerda');
  const asked = await sendRequest(api, 'Otávio Lacerda');
  const { review, managers } = await sendReviewToManagers(api, 'Lucas Teixeira', internTable);
  const [played] = await sendGame(api, {
    title: `Uma tela ${process.pid}`,
    questions: [voting('Qual?')],
  });
  const draft = await writeCycle(api, {
    name: `Um rascunho ${process.pid}`,
    person: 'Aline Cardoso',
  });
  const running = await writeCycle(api, {
    name: `Um ciclo ${process.pid}`,
    person: 'Aline Cardoso',
  });
  await startCycleAsAnother(api, running);
  const held = await writeCycle(api, {
    name: `Um ciclo retido ${process.pid}`,
    person: 'Vanessa Rocha',
    of: 'held performance',
  });
  await startCycleAsAnother(api, held);
  const rated = { resposta: review.responseId };
  const hash = 'nenhum';
  return {
    root: [linkTo(paths.root)],
    staffLogin: [linkTo(paths.staffLogin)],
    recovery: [linkTo(paths.recovery)],
    trial: [linkTo(paths.trial)],
    employeeLogin: [linkTo(paths.employeeLogin, { search: { idcliente: 1 } })],
    linkGate: [linkTo(paths.linkGate, { params: { hash } })],
    confirmAddress: [linkTo(paths.confirmAddress, { params: { hash } })],
    firstAccess: [linkTo(paths.firstAccess, { params: { hash } })],
    totem: [linkTo(paths.totem, { params: { hash } })],
    invitation: [linkTo(paths.invitation, { params: { hash } })],
    questionnaire: [linkTo(paths.questionnaire, { search: { hs: asked.hash } })],
    discTutorial: [linkTo(paths.discTutorial)],
    selfAssessment: [linkTo(paths.selfAssessment, { search: { hs: review.hash } })],
    report: [
      linkTo(paths.report, { search: { idResposta: 22 } }),
      linkTo(paths.report, { search: { idResposta: finished?.idResposta, tipo: 'desempenho' } }),
    ],
    managerAnalysis: [linkTo(paths.managerAnalysis, { search: { hs: managers[0].hash } })],
    trainingPlayer: [linkTo(paths.trainingPlayer, { search: { id: training.id } })],
    game: [linkTo(paths.game, { search: { hs: played?.hash, idPessoa: played?.personId } })],
    certificate: [linkTo(paths.certificate, { search: { codigo: hash } })],
    staffHome: [linkTo(paths.staffHome)],
    staffBoardReport: [linkTo(paths.staffBoardReport)],
    staffOrganization: [linkTo(paths.staffOrganization)],
    staffPositions: [linkTo(paths.staffPositions)],
    staffEmployees: [linkTo(paths.staffEmployees)],
    staffEmployee: [
      linkTo(paths.staffEmployee, { params: { id: String(assessed.idOrganogramaPessoa) } }),
    ],
    staffEmployeeImport: [linkTo(paths.staffEmployeeImport)],
    staffCompetencies: [linkTo(paths.staffCompetencies)],
    staffSeniorities: [linkTo(paths.staffSeniorities)],
    staffBehavioral: [linkTo(paths.staffBehavioral)],
    staffTeamMap: [
      linkTo(paths.staffTeamMap),
      linkTo(paths.staffTeamMap, { search: { departamento: 1 } }),
    ],
    staffPerformance: [linkTo(paths.staffPerformance)],
    staffCycles: [linkTo(paths.staffCycles)],
    staffCycle: [draft, running].map((id) =>
      linkTo(paths.staffCycle, { params: { id: String(id) } }),
    ),
    staffCalibration: [linkTo(paths.staffCalibration, { params: { id: String(held) } })],
    staffCycleEditor: ['novo', String(draft)].map((id) =>
      linkTo(paths.staffCycleEditor, { params: { id } }),
    ),
    staffTrainings: [linkTo(paths.staffTrainings)],
    staffTraining: [linkTo(paths.staffTraining, { params: training })],
    staffTrainingReport: [linkTo(paths.staffTrainingReport, { params: training })],
    staffGames: [linkTo(paths.staffGames)],
    staffGame: [linkTo(paths.staffGame, { params: game })],
    staffGameResults: [linkTo(paths.staffGameResults, { params: game })],
    staffGameNr1: [linkTo(paths.staffGameNr1, { params: survey })],
    staffAccessProfiles: [linkTo(paths.staffAccessProfiles)],
    staffUsers: [linkTo(paths.staffUsers)],
    staffInstitution: [linkTo(paths.staffInstitution)],
    staffInstitutionShortcut: [linkTo(paths.staffInstitutionShortcut)],
    staffAccount: [linkTo(paths.staffAccount)],
    employeeDashboard: [linkTo(paths.employeeDashboard)],
    employeeDashboardShortcut: [linkTo(paths.employeeDashboardShortcut)],
    employeeBehavioral: [linkTo(paths.employeeBehavioral)],
    employeePerformance: [linkTo(paths.employeePerformance)],
    employeeAssessments: [linkTo(paths.employeeAssessments)],
    employeeTeam: [linkTo(paths.employeeTeam)],
    employeeProfile: [linkTo(paths.employeeProfile)],
    managerEvaluation: [linkTo(paths.managerEvaluation, { search: rated })],
    managerFeedback: [linkTo(paths.managerFeedback, { search: rated })],
  };
}
