import { answerBody } from '../src/features/behavioral/testing/behavioral-scene.ts';
import type { OperationId } from '../src/operation/operation.ts';
import { anyEmployee, type IsolationCase } from './isolation-case.ts';
import { cycleCases } from './isolation-cycles.ts';
import { gamePlayerCases } from './isolation-game-player.ts';
import { gameCases } from './isolation-games.ts';
import { institutionCases } from './isolation-institution.ts';
import { organizationCases } from './isolation-organization.ts';
import { performanceCases } from './isolation-performance.ts';
import { playerCases } from './isolation-player.ts';
import { portalCases } from './isolation-portal.ts';
import { positionCases } from './isolation-positions.ts';
import { type Caller, secretProfile, secretUser } from './isolation-scene.ts';
import { trainingCases } from './isolation-trainings.ts';
import { videoCases } from './isolation-videos.ts';
import { csvOf, sheetForm } from './sheet-form.ts';
import { secretEmployee } from './structure-scene.ts';

const anyStaff: Caller[] = ['staff of another company', 'staff without the right'];
const password = { senhaAtual: 'errada-123', senhaNova: 'ipe-amarelo-27' };
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64');

const trial = {
  nmNome: 'Rita Prado',
  nmEmpresaInstituicao: 'Padaria Pão & Cia',
  nrCnpj: '12.ABC.345/01DE-35',
  nrTelefone: '(11) 98888-7777',
  dsEmail: 'rita@padaria.example',
  nmUf: 'SP',
  dsComoSoube: 'Indicação',
};

/** Every live operation. One that is missing here fails the walk. */
export const isolationCases: Partial<Record<OperationId, IsolationCase>> = {
  signInStaff: {
    request: ({ staffLogin }) => ({ body: { login: staffLogin, password: 'errada-123' } }),
  },
  signInEmployee: {
    request: ({ employeeLogin, companyId, password }) => ({
      body: { login: employeeLogin, password, idcliente: companyId + 1 },
    }),
  },
  refreshStaffSession: { request: () => ({ body: { refreshToken: 'rt_nada' } }) },
  refreshEmployeeSession: { request: () => ({ body: { refreshToken: 'rt_nada' } }) },
  // Both answer the same, whoever asks and whether they are known.
  recoverPassword: {
    request: () => ({ body: { dsEmail: 'ninguem@empresa.example' } }),
    allows: ['nobody'],
  },
  requestTrial: { request: () => ({ body: trial }), allows: ['nobody'] },
  getCompanyPublicInfo: { request: () => ({ params: { idCliente: 999 } }) },
  validateLink: { request: ({ open }) => ({ params: { hash: open.link.slice(1) } }) },
  getLinkPerson: { request: ({ open }) => ({ params: { hash: open.link.slice(1) } }) },
  confirmAddress: { request: ({ open }) => ({ params: { hash: open.link.slice(1) } }) },
  createFirstAccess: {
    request: ({ open }) => ({
      params: { hash: open.link.slice(1) },
      body: { senha: 'ipe-amarelo-27' },
    }),
  },

  getWaiting: { request: () => ({}), allows: ['staff of another company'] },
  getDashboard: { request: () => ({}), allows: ['staff of another company'] },
  getBoardReport: { request: () => ({}), allows: ['staff of another company'] },
  listDashboardCycles: { request: () => ({}), allows: ['staff of another company'] },
  listDashboardTrainings: { request: () => ({}), allows: ['staff of another company'] },
  listDiscProfileShares: { request: () => ({}), allows: ['staff of another company'] },
  listCompetencyAverages: { request: () => ({}), allows: ['staff of another company'] },
  listDepartmentHeadcounts: { request: () => ({}), allows: ['staff of another company'] },
  listPositionHeadcounts: { request: () => ({}), allows: ['staff of another company'] },
  listTrainingProgress: { request: () => ({}), allows: ['staff of another company'] },

  listNotifications: { request: () => ({}), allows: anyStaff },
  markNotificationsRead: {
    request: ({ notificationId }) => ({ body: { idNotificacao: notificationId } }),
  },

  createListExport: {
    request: () => ({ body: { dsLista: 'usuarios', dsFormato: 'csv' } }),
    allows: ['staff of another company'],
  },
  getListExport: { request: ({ exportId }) => ({ params: { idExportacao: exportId } }) },

  getStaffUser: { request: () => ({}), allows: anyStaff },
  signOutStaff: { request: () => ({}), allows: anyStaff },
  changeStaffPassword: { request: () => ({ body: password }), allows: anyStaff },
  updateStaffUser: {
    request: () => ({
      body: {
        nmUsuario: 'Outro nome',
        dsEmail: 'outro@empresa.example',
        dsTelefone: '(11) 3333-4444',
        dsCelular: '(11) 98888-7777',
        dtNascimento: '1988-04-02',
        urlFoto: null,
        flAdministrador: false,
        flSupervisor: false,
      },
    }),
    allows: anyStaff,
  },
  getSectionTree: { request: () => ({}), allows: ['staff of another company'] },
  listAccessProfiles: {
    request: ({ staffArea }) => ({ query: { idPerfilAcesso: staffArea.profileId } }),
  },
  getAccessProfile: { request: ({ staffArea }) => ({ params: { id: staffArea.profileId } }) },
  saveAccessProfile: {
    request: ({ staffArea }) => ({ body: secretProfile(staffArea.profileId) }),
  },
  deleteAccessProfile: { request: ({ staffArea }) => ({ params: { id: staffArea.profileId } }) },
  listUsers: { request: ({ staffArea }) => ({ query: { idUsuario: staffArea.userId } }) },
  getUser: { request: ({ staffArea }) => ({ params: { idUsuario: staffArea.userId } }) },
  saveUser: { request: ({ staffArea }) => ({ body: secretUser(staffArea.userId) }) },
  resendInvitation: { request: ({ staffArea }) => ({ body: { idUsuario: staffArea.userId } }) },
  getTotem: { request: ({ open }) => ({ params: { hash: open.link.slice(1) } }) },
  enterTotem: {
    request: ({ open }) => ({
      params: { hash: open.link.slice(1) },
      body: { dsIdentificacao: '52998224725', dtNascimento: '1990-05-14' },
    }),
  },
  getInvitation: { request: ({ open }) => ({ params: { hash: open.link.slice(1) } }) },
  acceptInvitation: {
    request: ({ open }) => ({
      params: { hash: open.link.slice(1) },
      body: { senha: 'ipe-amarelo-27' },
    }),
  },
  createFirstAccessLink: {
    request: ({ personId }) => ({ body: { idOrganogramaPessoa: personId } }),
  },
  getFirstAccessLink: { request: ({ open }) => ({ params: { hash: open.link.slice(1) } }) },
  acceptFirstAccessLink: {
    request: ({ open }) => ({
      params: { hash: open.link.slice(1) },
      body: { senha: 'ipe-amarelo-27' },
    }),
  },
  deleteUser: { request: ({ staffArea }) => ({ params: { id: staffArea.userId } }) },
  listLinkableEmployees: { request: () => ({}), allows: ['staff of another company'] },
  setEmployeePassword: {
    request: ({ personId }) => ({
      body: { idOrganogramaPessoa: personId, novaSenha: 'ipe-amarelo-27' },
    }),
  },
  getEmployeeUser: { request: () => ({}), allows: anyEmployee },
  signOutEmployee: { request: () => ({}), allows: anyEmployee },
  changeEmployeePassword: { request: () => ({ body: password }), allows: anyEmployee },

  getQuestionnaireByLink: {
    request: ({ open }) => ({ params: { hash: open.link.slice(1) } }),
  },
  listDiscQuestions: {
    request: ({ open }) => ({ params: { idResposta: open.idResposta } }),
    allows: ['the employee'],
  },
  getDiscQuestionOptions: {
    request: ({ open }) => ({ params: { idPergunta: 1, idResposta: open.idResposta } }),
    allows: ['the employee'],
  },
  getDiscAnswers: {
    request: ({ open }) => ({ params: { idResposta: open.idResposta, idPergunta: 1 } }),
    allows: ['the employee'],
  },
  saveDiscAnswers: { request: ({ open }) => ({ body: answerBody(open.idResposta, 2) }) },
  createDiscSessionLink: {
    request: ({ open }) => ({ query: { idResposta: open.idResposta } }),
    allows: ['the employee'],
  },
  updateDiscStatus: {
    request: ({ open }) => ({ body: { idResposta: open.idResposta, cdStatus: 3 } }),
  },
  finishDiscResponse: {
    request: ({ open }) => ({ body: { idResposta: open.idResposta, cdStatus: 2 } }),
  },
  getDiscProfileReport: {
    request: ({ finished }) => ({ query: { idResposta: finished.idResposta } }),
    allows: ['the employee'],
  },
  listDiscResultSections: {
    request: () => ({ params: { idResultado: 5 } }),
    allows: ['the employee', 'staff of another company'],
  },
  listDiscTraits: {
    request: () => ({ query: { nmPerfil: 'Dominante Influente' } }),
    allows: ['the employee', 'staff of another company'],
  },
  listDiscCompetencies: {
    request: ({ finished }) => ({ params: { idResposta: finished.idResposta } }),
    allows: ['the employee'],
  },
  sendDiscReportLink: {
    request: ({ finished, personId }) => ({
      body: {
        email: 'alguem@empresa.example',
        idOrganogramaPessoa: personId,
        idResposta: finished.idResposta,
      },
    }),
  },
  sendDiscReportPdf: {
    request: ({ finished, personId }) => ({
      body: {
        email: 'alguem@empresa.example',
        idOrganogramaPessoa: personId,
        idResposta: finished.idResposta,
        file: pdf,
      },
    }),
  },
  getTeamMap: {
    request: ({ reviews: { managerId } }) => ({ query: { idGestor: managerId } }),
    allows: ['a manager of the person'],
  },
  compareTeamPeople: {
    request: ({ personId, reviews: { managerId } }) => ({
      query: { idPrimeiraPessoa: managerId, idSegundaPessoa: personId },
    }),
    allows: ['a manager of the person'],
  },
  listDiscRequestsOfPerson: {
    request: ({ personId }) => ({ query: { idOrganogramaPessoa: personId } }),
    allows: ['the employee'],
  },
  getDiscActiveRequest: {
    request: ({ personId }) => ({ query: { idOrganogramaPessoa: personId } }),
  },
  createDiscRequest: {
    request: ({ personId }) => ({
      body: { idResposta: 0, idOrganogramaPessoaAvaliada: personId, cdStatus: 4 },
    }),
  },
  getDiscMassSendPreview: { request: () => ({}), allows: ['staff of another company'] },
  createDiscRequestsForAll: {
    request: () => ({ body: { idResposta: 0, idOrganogramaPessoaAvaliada: 0, cdStatus: 4 } }),
    allows: ['staff of another company'],
  },
  getDiscReminderPreview: { request: () => ({}), allows: ['staff of another company'] },
  remindDiscPeople: {
    request: () => ({
      body: { filter: 'a', cdStatus: 4, idOrganogramaNo: 0, idOrganogramaCargo: 0 },
    }),
    allows: ['staff of another company'],
  },
  resendDiscRequest: {
    request: ({ open, personId }) => ({
      body: { email: null, idOrganogramaPessoa: personId, idResposta: open.idResposta },
    }),
  },
  createDiscSlips: {
    request: () => ({ body: { recorte: 'semResposta', flComEmail: true } }),
    allows: ['staff of another company'],
  },
  createDiscHandedLink: { request: ({ open }) => ({ body: { idResposta: open.idResposta } }) },
  closeDiscRequest: { request: ({ open }) => ({ body: { idResposta: open.idResposta } }) },
  listDiscOutcomeCounts: { request: () => ({}), allows: ['staff of another company'] },
  listManagerChoices: { request: () => ({}), allows: ['staff of another company'] },
  listEmployees: { request: () => ({}), allows: ['staff of another company'] },
  getEmployee: { request: ({ personId }) => ({ params: { idOrganogramaPessoa: personId } }) },
  getEmployeeSheet: {
    request: ({ personId }) => ({ params: { idOrganogramaPessoa: personId } }),
  },
  listEmployeeMails: {
    request: ({ personId }) => ({ params: { idOrganogramaPessoa: personId } }),
  },
  saveEmployee: {
    request: ({ personId, structure: { positionId, departmentId } }) => ({
      body: secretEmployee(personId, { positionId, departmentId }),
    }),
  },
  deleteEmployee: { request: ({ personId }) => ({ query: { idOrganogramaPessoa: personId } }) },
  // Its own import begins, or is told to wait: neither tells anything of another company.
  importEmployees: { request: () => sheetForm(csvOf()), allows: ['staff of another company'] },
  previewEmployeeImport: {
    request: () => sheetForm(csvOf()),
    allows: ['staff of another company'],
  },
  listEmployeeImports: { request: () => ({}), allows: ['staff of another company'] },
  listImportFaults: {
    request: ({ structure }) => ({ query: { idImportacao: structure.importId } }),
  },
  previewImportUndo: {
    request: ({ structure }) => ({ body: { idImportacao: structure.importId } }),
  },
  undoEmployeeImport: {
    request: ({ structure }) => ({ body: { idImportacao: structure.importId } }),
  },
  getEmployeeTotals: { request: () => ({}), allows: ['staff of another company'] },
  anonymizeEmployee: {
    request: ({ personId }) => ({
      body: { idOrganogramaPessoa: personId, nmPessoa: 'Pessoa Sigilosa' },
    }),
  },
  deactivateEmployee: {
    request: ({ personId }) => ({ body: { idOrganogramaPessoa: personId } }),
  },
  activateEmployee: {
    request: ({ personId }) => ({ body: { idOrganogramaPessoa: personId } }),
  },

  ...cycleCases,
  ...gameCases,
  ...gamePlayerCases,
  ...institutionCases,
  ...organizationCases,
  ...portalCases,
  ...positionCases,
  ...performanceCases,
  ...playerCases,
  ...trainingCases,
  ...videoCases,
};
