import { SECTION, type SectionId } from '@aferir/domain';

/**
 * Who may open a page:
 * - `public`: anybody;
 * - `staff`, `employee`: whoever has a session of that realm;
 * - `staff-visitor`, `employee-visitor`: whoever has none yet, which makes it a sign-in page;
 * - `link-or-staff`: a personal link in `hs`, else staff;
 * - `link-or-signed-in`: a personal link in `hs`, else staff or the employee whose it is.
 */
export type Access =
  | 'public'
  | 'staff'
  | 'employee'
  | 'staff-visitor'
  | 'employee-visitor'
  | 'link-or-staff'
  | 'link-or-signed-in';

/** A page of the app, with everything the app knows of it before its code is loaded. */
export interface Page<Pattern extends string = string> {
  /** Matched by whole segments, without regard to case. */
  readonly pattern: Pattern;
  readonly access: Access;
  /** What the document is called while the page is shown. */
  readonly title: string;
  /** The staff section whose right to view it takes. */
  readonly section?: SectionId;
  /** Sections whose right to view opens it too. */
  readonly opensFrom?: readonly SectionId[];
}

function page<const Pattern extends string>(
  pattern: Pattern,
  access: Access,
  title: string,
  section?: SectionId,
  opensFrom?: readonly SectionId[],
): Page<Pattern> {
  return { pattern, access, title, ...(section && { section }), ...(opensFrom && { opensFrom }) };
}

/** Every page of the app. */
export const paths = {
  root: page('/', 'public', 'Aferir'),
  staffLogin: page('/login', 'staff-visitor', 'Entrar'),
  recovery: page('/recuperasenha', 'public', 'Recuperar conta'),
  trial: page('/cadastro', 'public', 'Experimente grátis'),
  employeeLogin: page('/login-funcionario', 'employee-visitor', 'Acesso do funcionário'),
  linkGate: page('/validar/:hash?', 'public', 'Abrindo o link'),
  confirmAddress: page('/confirmar-endereco/:hash?', 'public', 'Confirmar e-mail'),
  firstAccess: page('/primeiro-acesso/:hash?', 'public', 'Primeiro acesso'),
  invitation: page('/convite/:hash?', 'public', 'Convite'),
  totem: page('/totem/:hash?', 'public', 'Totem'),
  questionnaire: page('/avaliacao', 'public', 'Avaliação comportamental'),
  discTutorial: page('/tutorial-disc', 'public', 'Como responder à avaliação'),
  selfAssessment: page('/avaliacaoDeDesempenho', 'public', 'Avaliação de desempenho'),
  report: page('/relatorio', 'link-or-signed-in', 'Relatório'),
  managerAnalysis: page('/analisegestor', 'link-or-staff', 'Análise de desempenho'),
  trainingPlayer: page('/plataformadetreinamento', 'link-or-staff', 'Treinamento'),
  game: page('/pesquisa', 'link-or-staff', 'Jogo ou pesquisa'),
  certificate: page('/certificado', 'public', 'Verificar certificado'),

  staffHome: page('/homelogado', 'staff', 'Início', SECTION.home),
  staffBoardReport: page(
    '/homelogado/relatorio-da-diretoria',
    'staff',
    'Relatório para a diretoria',
    SECTION.home,
  ),
  staffOrganization: page(
    '/homelogado/organograma/:id?',
    'staff',
    'Organograma',
    SECTION.organization,
  ),
  staffPositions: page('/homelogado/cargos/:id?', 'staff', 'Cargos', SECTION.positions),
  staffEmployees: page('/funcionarios', 'staff', 'Funcionários', SECTION.employees),
  staffEmployee: page('/funcionarios/:id?', 'staff', 'Funcionário', SECTION.employees, [
    SECTION.organization,
    SECTION.positions,
    SECTION.behavioral,
    SECTION.performance,
    SECTION.cycles,
    SECTION.trainings,
    SECTION.games,
  ]),
  staffEmployeeImport: page(
    '/funcionarios/importar',
    'staff',
    'Importar funcionários',
    SECTION.employees,
  ),
  staffCompetencies: page('/homelogado/competencias', 'staff', 'Competências', SECTION.positions),
  staffSeniorities: page('/homelogado/senioridades', 'staff', 'Senioridades', SECTION.positions),
  staffBehavioral: page(
    '/homelogado/comportamental',
    'staff',
    'Comportamental',
    SECTION.behavioral,
  ),
  staffTeamMap: page('/homelogado/mapa-da-equipe', 'staff', 'Mapa da equipe', SECTION.behavioral),
  staffPerformance: page('/homelogado/desempenho', 'staff', 'Desempenho', SECTION.performance),
  staffCycles: page('/homelogado/ciclos', 'staff', 'Ciclos', SECTION.cycles),
  staffCycle: page('/homelogado/ciclos/:id?', 'staff', 'Ciclo', SECTION.cycles),
  staffCycleEditor: page('/homelogado/ciclos/editar/:id?', 'staff', 'Editar ciclo', SECTION.cycles),
  staffCalibration: page(
    '/homelogado/ciclos/calibracao/:id?',
    'staff',
    'Calibração',
    SECTION.cycles,
  ),
  staffTrainings: page('/homelogado/treinamentos', 'staff', 'Treinamentos', SECTION.trainings),
  staffTraining: page('/homelogado/treinamentos/:id?', 'staff', 'Treinamento', SECTION.trainings),
  staffTrainingReport: page(
    '/homelogado/treinamentos/relatorio/:id?',
    'staff',
    'Relatório do treinamento',
    SECTION.trainings,
  ),
  staffGames: page('/homelogado/jogos', 'staff', 'Jogos e Pesquisas', SECTION.games),
  staffGame: page('/homelogado/jogos/:id?', 'staff', 'Jogo ou pesquisa', SECTION.games),
  staffGameResults: page('/homelogado/jogos/resultados/:id?', 'staff', 'Resultados', SECTION.games),
  staffGameNr1: page('/homelogado/jogos/nr1/:id?', 'staff', 'Relatório NR-1', SECTION.games),
  staffAccessProfiles: page(
    '/homelogado/perfis-de-acesso',
    'staff',
    'Perfis de Acesso',
    SECTION.accessProfiles,
  ),
  staffUsers: page('/homelogado/usuarios', 'staff', 'Usuários', SECTION.users),
  staffInstitution: page(
    '/homelogado/dados-cadastrais',
    'staff',
    'Dados Cadastrais',
    SECTION.institution,
  ),
  staffInstitutionShortcut: page(
    '/dadosinstituicao',
    'staff',
    'Dados da Instituição',
    SECTION.institution,
  ),
  staffAccount: page('/homelogado/minha-conta', 'staff', 'Minha Conta', SECTION.account),

  employeeDashboard: page('/dashboard-funcionario', 'employee', 'Dashboard'),
  employeeDashboardShortcut: page('/funcionario/dashboard', 'employee', 'Dashboard'),
  employeeBehavioral: page(
    '/historico-comportamental-funcionario',
    'employee',
    'Histórico comportamental',
  ),
  employeePerformance: page(
    '/historico-desempenho-funcionario',
    'employee',
    'Histórico de desempenho',
  ),
  employeeAssessments: page(
    '/minhas-avaliacoes-desempenho',
    'employee',
    'Minhas avaliações de desempenho',
  ),
  employeeTeam: page('/minha-equipe', 'employee', 'Minha equipe'),
  employeeProfile: page('/perfil-funcionario', 'employee', 'Meu perfil'),
  managerEvaluation: page('/avaliacao-gestor', 'employee', 'Avaliação do gestor'),
  managerFeedback: page('/feedback-gestor', 'employee', 'Feedback do gestor'),
} satisfies Record<string, Page>;

const stated: readonly Page[] = Object.values(paths);

/** Every page as a list, in the order in which an address is matched: a parameter would take any word. */
export const pages: readonly Page[] = stated.toSorted(
  (one, other) => Number(one.pattern.includes(':')) - Number(other.pattern.includes(':')),
);

type ParamOf<Pattern extends string> = Pattern extends `${string}/:${infer Name}?` ? Name : never;

type ParamsOf<Pattern extends string> = { readonly [Name in ParamOf<Pattern>]?: string };

/** What a link to a page carries. */
export interface LinkParts<Pattern extends string> {
  params?: ParamsOf<Pattern>;
  /** Query parameters; those without a value are left out. */
  search?: Readonly<Record<string, string | number | null | undefined>>;
}

const PARAM = /\/:(\w+)\?/g;

/** The address of a page. */
export function linkTo<Pattern extends string>(
  { pattern }: Page<Pattern>,
  { params = {}, search = {} }: LinkParts<Pattern> = {},
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  }
  const given: Readonly<Record<string, string | undefined>> = params;
  const path = pattern.replace(PARAM, (_, name: string) => {
    const value = given[name];
    return value ? `/${encodeURIComponent(value)}` : '';
  });
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The page of a staff section, if it has one. */
export function pageOfSection(section: SectionId): Page | undefined {
  return stated.find(({ access, section: own }) => access === 'staff' && own === section);
}

/** The parameters in a path, if it is one of that page: an escaped slash is part of a parameter. */
export function paramsOf<Pattern extends string>(
  { pattern }: Page<Pattern>,
  pathname: string,
): ParamsOf<Pattern> | undefined {
  const expected = pattern.replace(PARAM, '(?:/(?<$1>[^/]+))?');
  const match = new RegExp(`^${expected}/?$`, 'i').exec(segmentsOf(pathname).join('/'));
  if (!match) return undefined;
  const given = Object.entries(match.groups ?? {});
  const params = given.map(([name, value]) => [name, value?.replaceAll('%2F', '/')]);
  return Object.fromEntries(params) as ParamsOf<Pattern>;
}

function segmentsOf(pathname: string): string[] {
  const segments = pathname.split('/');
  try {
    return segments.map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'));
  } catch {
    return segments;
  }
}
