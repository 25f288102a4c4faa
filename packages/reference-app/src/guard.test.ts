import { describe, expect, it } from 'vitest';
import { findPage, guard, reportRealm, type Visitor } from './guard.ts';
import { pages, paths } from './paths.ts';

const nobody: Visitor = { isStaff: false, isEmployee: false, lastCompanyId: null };
const knownCompany: Visitor = { ...nobody, lastCompanyId: 7 };
const staff: Visitor = { ...nobody, isStaff: true };
const employee: Visitor = { isStaff: false, isEmployee: true, lastCompanyId: 1 };
const both: Visitor = { ...employee, isStaff: true };

/** Where a page of somebody else holds ours. */
const framed: Visitor = { ...knownCompany, isFramed: true };
const framedEmployee: Visitor = { ...employee, isFramed: true };

const login = (from: string) => `/login?destino=${encodeURIComponent(from)}`;

const table: readonly [visitor: string, who: Visitor, address: string, result: string | null][] = [
  ['nobody', nobody, '/', '/login'],
  ['staff', staff, '/', '/homelogado'],
  ['an employee', employee, '/', '/dashboard-funcionario'],
  ['both', both, '/', '/dashboard-funcionario'],

  ['nobody', nobody, '/login', null],
  ['an employee', employee, '/login', null],
  ['staff', staff, '/login', '/homelogado'],
  ['staff', staff, '/LOGIN', '/homelogado'],
  ['staff', staff, login('/homelogado/desempenho'), '/homelogado/desempenho'],
  ['staff', staff, login('/relatorio?idResposta=3'), '/relatorio?idResposta=3'],
  ['staff', staff, login('/dashboard-funcionario'), '/homelogado'],
  ['staff', staff, login('/homelogado/pesquisas'), '/homelogado'],
  ['staff', staff, login('//mal.example/homelogado'), '/homelogado'],
  ['staff', staff, login('/\\mal.example'), '/homelogado'],
  ['staff', staff, login('https://mal.example/homelogado'), '/homelogado'],
  ['nobody', nobody, '/login-funcionario?idcliente=1', null],
  ['staff', staff, '/login-funcionario?idcliente=1', null],
  ['an employee', employee, '/login-funcionario', '/dashboard-funcionario'],

  ['nobody', nobody, '/validar/AbC', null],
  ['nobody', nobody, '/primeiro-acesso/AbC?tipo=desempenho', null],
  ['nobody', nobody, '/avaliacao?hs=AbC', null],
  ['nobody', nobody, '/AVALIACAO', null],
  ['nobody', nobody, '/avaliacaodedesempenho?hs=AbC', null],
  ['nobody', nobody, '/tutorial-disc', null],

  ['nobody', nobody, '/homelogado', '/login'],
  [
    'nobody',
    nobody,
    '/homelogado/comportamental?busca=ana',
    login('/homelogado/comportamental?busca=ana'),
  ],
  ['an employee', employee, '/homelogado/comportamental', login('/homelogado/comportamental')],
  ['staff', staff, '/HomeLogado/Comportamental', null],

  ['somebody in a frame', framed, '/', '/login-funcionario?idcliente=7'],
  ['somebody in a frame', framed, '/login', '/login-funcionario?idcliente=7'],
  ['somebody in a frame', framed, '/funcionarios', '/login-funcionario?idcliente=7'],
  ['somebody in a frame', framed, '/relatorio?idResposta=3', '/login-funcionario?idcliente=7'],
  ['somebody in a frame', framed, '/relatorio?hs=AbC', null],
  ['an employee in a frame', framedEmployee, '/', '/dashboard-funcionario'],
  ['an employee in a frame', framedEmployee, '/homelogado', '/login-funcionario?idcliente=1'],
  ['an employee in a frame', framedEmployee, '/perfil-funcionario', null],

  ['nobody', nobody, '/relatorio?hs=AbC', null],
  ['nobody', nobody, '/relatorio?hs=AbC.', null],
  ['nobody', nobody, '/relatorio?hs=', login('/relatorio?hs=')],
  ['nobody', nobody, '/relatorio?hs=.', login('/relatorio?hs=.')],
  ['nobody', nobody, '/relatorio?idResposta=3', login('/relatorio?idResposta=3')],
  ['staff', staff, '/relatorio?idResposta=3', null],
  ['an employee', employee, '/relatorio?idResposta=3', null],
  ['an employee', employee, '/relatorio?idResposta=3&area=funcionario', null],
  [
    'staff',
    staff,
    '/relatorio?idResposta=3&area=funcionario',
    '/login-funcionario?destino=%2Frelatorio%3FidResposta%3D3%26area%3Dfuncionario',
  ],
  [
    'staff',
    staff,
    '/relatorio?idResposta=3&area=funcionario.',
    '/login-funcionario?destino=%2Frelatorio%3FidResposta%3D3%26area%3Dfuncionario.',
  ],
  [
    'an employee',
    employee,
    `/login-funcionario?destino=${encodeURIComponent('/relatorio?idResposta=3&area=funcionario')}`,
    '/relatorio?idResposta=3&area=funcionario',
  ],
  ['nobody', nobody, '/analisegestor', login('/analisegestor')],
  ['nobody', nobody, '/AnaliseGestor?hs=AbC', null],
  ['staff', staff, '/analisegestor', null],
  ['nobody', nobody, '/plataformadetreinamento?hs=AbC', null],
  ['nobody', nobody, '/plataformadetreinamento?id=3', login('/plataformadetreinamento?id=3')],
  ['nobody', nobody, '/pesquisa?hs=AbC&idPessoa=42', null],
  ['nobody', nobody, '/pesquisa?hs=AbC', '/'],
  ['staff', staff, '/pesquisa', '/'],
  ['nobody', nobody, '/pesquisa?idPessoa=42', login('/pesquisa?idPessoa=42')],
  ['nobody', nobody, '/certificado?codigo=7KQ2', null],

  [
    'nobody',
    nobody,
    '/dashboard-funcionario',
    '/login-funcionario?destino=%2Fdashboard-funcionario',
  ],
  [
    'somebody of a known company',
    knownCompany,
    '/perfil-funcionario',
    '/login-funcionario?idcliente=7&destino=%2Fperfil-funcionario',
  ],
  [
    'nobody',
    nobody,
    '/avaliacao-gestor?avaliacao=AbC',
    '/login-funcionario?destino=%2Favaliacao-gestor%3Favaliacao%3DAbC',
  ],
  ['staff', staff, '/feedback-gestor', '/login-funcionario?destino=%2Ffeedback-gestor'],
  ['an employee', employee, '/avaliacao-gestor?avaliacao=AbC', null],
  [
    'nobody',
    nobody,
    '/funcionario/dashboard',
    '/login-funcionario?destino=%2Ffuncionario%2Fdashboard',
  ],

  ['nobody', nobody, '/nao-existe', null],
];

describe('guard', () => {
  it.each(table)('sends %s (%o) from %s to %s', (_, who, address, result) => {
    expect(guard(new URL(address, 'http://app.example'), who)).toBe(result);
  });

  it('leaves no page open by mistake: all but the public ones turn nobody away', () => {
    const open = pages.filter(({ pattern }) => {
      const pathname = pattern.replace('/:hash?', '/AbC');
      return guard({ pathname, search: '' }, nobody) === null;
    });
    expect(open.map(({ access }) => access)).not.toContain('staff');
    expect(open.map(({ access }) => access)).not.toContain('employee');
    expect(open.map(({ access }) => access)).not.toContain('link-or-staff');
    expect(open.map(({ access }) => access)).not.toContain('link-or-signed-in');
  });
});

describe('reportRealm', () => {
  it.each([
    ['', both, 'staff'],
    ['area=funcionario', both, 'employee'],
    ['area=outra', both, 'staff'],
    ['', employee, 'employee'],
    ['', staff, 'staff'],
    ['', nobody, 'staff'],
  ] as const)('with "%s" and %o it is read as %s', (search, visitor, realm) => {
    expect(reportRealm(new URLSearchParams(search), visitor)).toBe(realm);
  });
});

describe('findPage', () => {
  it('matches whole segments without regard to case', () => {
    expect(findPage('/AvaliacaoDeDesempenho')).toBe(paths.selfAssessment);
    expect(findPage('/avaliacao-gestor')).toBe(paths.managerEvaluation);
    expect(findPage('/avaliacao/outra')).toBeUndefined();
  });

  it('takes a page of its own before one whose parameter would take any word', () => {
    expect(findPage('/funcionarios/importar')).toBe(paths.staffEmployeeImport);
    expect(findPage('/funcionarios/3')).toBe(paths.staffEmployee);
    expect(findPage('/funcionarios')).toBe(paths.staffEmployees);
  });
});
