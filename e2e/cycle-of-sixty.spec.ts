import { type Browser, expect, type Page, test } from '@playwright/test';
import { openLinkApi } from './support/call-by-link.ts';
import {
  alignmentOf,
  comparedOf,
  countsByPart,
  countsOf,
  type ExpectedCounts,
  type ExpectedFigure,
  figuresOf,
  type LedgerEntry,
} from './support/cycle-ledger.ts';
import { startCycle } from './support/cycles.ts';
import { managerLinkTo, type RatedCompetency } from './support/manager-api.ts';
import { linkIn, mailsTo } from './support/outbox.ts';
import { freePerson, reviewsOf, status } from './support/performance-api.ts';
import { giveScores } from './support/performance-screens.ts';
import { startServer, type TestServer } from './support/server.ts';
import { signInAsStaff } from './support/staff.ts';
import { openStaffApi, type StaffApi } from './support/staff-api.ts';
import { storedScores } from './support/stored-scores.ts';
import { comeIn, openTotem } from './support/totem.ts';

/** How a review without a manager's scores says so. */
const NO_ALIGNMENT = -1;

const DAY = 24 * 60 * 60_000;

/** The registration number of whoever has no e-mail. */
const NUMBER = 'M-60';

interface Employee {
  flAtivo: boolean;
  idOrganogramaPessoa: number;
  nmPessoa: string;
  dsEmail: string | null;
  idOrganogramaCargo: number;
  idOrganogramaNo: number;
}

interface Rows<Row> {
  rows: Row[];
}

interface Adherence {
  total: ExpectedCounts;
  qtdSemEmail: number;
  departamentos: { idOrganogramaNo: number; adesao: ExpectedCounts }[];
  gestores: { idOrganogramaPessoa: number; adesao: ExpectedCounts }[];
}

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

/** Everybody who is active. */
async function employees(api: StaffApi): Promise<Employee[]> {
  const { rows } = await api.get<Rows<Employee>>('/OrganogramaPessoa/Get', { take: 100 });
  return rows.filter(({ flAtivo }) => flAtivo);
}

interface Department {
  idOrganogramaNo: number;
  children: Department[];
}

/** Each department with those above it. */
async function departmentPaths(api: StaffApi): Promise<Map<number, readonly number[]>> {
  const { rows } = await api.get<Rows<Department>>('/OrganogramaNo/GetDepartamentoQtdsCargos', {
    take: 100,
  });
  const paths = new Map<number, readonly number[]>();
  const note = ({ idOrganogramaNo, children }: Department, above: readonly number[]) => {
    const path = [...above, idOrganogramaNo];
    paths.set(idOrganogramaNo, path);
    for (const child of children) note(child, path);
  };
  for (const row of rows) note(row, []);
  return paths;
}

/** Who answers for somebody as things stand. */
async function managersOf(api: StaffApi, personId: number): Promise<number[]> {
  const { gestores } = await api.get<{ gestores: { idOrganogramaPessoa: number }[] }>(
    `/OrganogramaPessoa/GetFicha/${personId}`,
  );
  return gestores.map(({ idOrganogramaPessoa }) => idOrganogramaPessoa);
}

/** Reads again who answers for whom. */
async function readManagers(api: StaffApi, entries: readonly LedgerEntry[]): Promise<void> {
  for (const entry of entries) entry.managerIds = await managersOf(api, entry.personId);
}

/** The own score of somebody, and what a manager gives: never so far apart that a reason is owed. */
const selfScore = (person: number, competency: number) => 3 + ((person + competency) % 6);
const managerScore = (person: number, competency: number, manager: number) =>
  selfScore(person, competency) + ((person + 2 * competency + manager) % 5) - 2;

/** Everything that the test does to reviews, each written down as it is done. */
class Doings {
  readonly baseUrl: string;
  /** The link of each person. */
  readonly hashes: ReadonlyMap<number, string>;
  /** What who began last was asked, in its order. */
  competencies: readonly RatedCompetency[] = [];

  constructor(baseUrl: string, hashes: ReadonlyMap<number, string>) {
    this.baseUrl = baseUrl;
    this.hashes = hashes;
  }

  async open(entry: LedgerEntry) {
    const hash = this.hashes.get(entry.personId) ?? '';
    const link = openLinkApi(this.baseUrl, hash);
    const { idResposta } = await link.get<{ idResposta: number }>(
      `/RespostaDesempenho/get/${hash}`,
    );
    await link.post('/RespostaDesempenho/PostVisualizado', { idResposta });
    if (entry.standing === 'sent') entry.standing = 'opened';
    return { link, idResposta };
  }

  /** Scores some competencies, all unless told. */
  async score(entry: LedgerEntry, most = Number.POSITIVE_INFINITY) {
    const { link, idResposta } = await this.open(entry);
    const { rows } = await link.get<Rows<RatedCompetency>>(
      '/CompetenciaDesempenho/GetCompetencias',
    );
    this.competencies = rows;
    for (const { idCompetencia, nmCompetencia } of rows.slice(0, most)) {
      const nrIndice = selfScore(entry.personId, idCompetencia);
      const body = { idResposta, idCompetencia, nrIndice };
      await link.post('/RespostaOpcaoDesempenho/PostRespostaOpcao', body);
      entry.self.set(nmCompetencia, nrIndice);
    }
    entry.standing = 'answering';
    return { link, idResposta, count: rows.length };
  }

  /** Does the own part; without managers that is all. */
  async finish(entry: LedgerEntry) {
    const { link, idResposta, count } = await this.score(entry);
    await link.post('/RespostaDesempenho/PostFinalizado', {
      idResposta,
      nrPerguntasRespondidas: count,
    });
    entry.standing = entry.managerIds.length > 0 ? 'answered' : 'done';
    return idResposta;
  }

  /** Does the own part at the totem of the cycle on screen. */
  async finishAtTotem(entry: LedgerEntry, page: Page, browser: Browser) {
    const address = await openTotem(page);
    const canteen = await browser.newContext({ viewport: { width: 768, height: 1024 } });
    const tablet = await canteen.newPage();
    await tablet.goto(address);
    await comeIn(tablet, NUMBER, '14/05/1990');
    await expect(tablet.getByText(`Respondendo: ${entry.name}`)).toBeVisible();
    await tablet.getByRole('button', { name: 'Iniciar avaliação' }).click();
    const scores = this.competencies.map(
      ({ idCompetencia, nmCompetencia }) =>
        [nmCompetencia, selfScore(entry.personId, idCompetencia)] as [string, number],
    );
    await giveScores(tablet, scores);
    // After its thanks it is there for the next one.
    await expect(tablet.getByRole('textbox', { name: 'CPF ou matrícula' })).toBeVisible();
    await canteen.close();
    for (const [competency, score] of scores) entry.self.set(competency, score);
    entry.standing = entry.managerIds.length > 0 ? 'answered' : 'done';
  }

  /** Each manager rates. */
  async rate(entry: LedgerEntry, idResposta: number, emails: ReadonlyMap<number, string>) {
    for (const managerId of entry.managerIds) {
      const { hash } = await managerLinkTo(
        this.baseUrl,
        emails.get(managerId) ?? '',
        entry.name,
        new Date(0),
      );
      const link = openLinkApi(this.baseUrl, hash);
      const rows = await link.get<RatedCompetency[]>(
        `/RespostaOpcaoDesempenho/GetDadosResposta?idResposta=${idResposta}`,
      );
      const given = new Map<string, number>();
      for (const { idRespostaOpcao, idCompetencia, nmCompetencia } of rows) {
        const nrIndice = managerScore(entry.personId, idCompetencia, managerId);
        await link.post('/RespostaOpcaoGestorDesempenho/PostRespostaOpcaoGestor', {
          idRespostaOpcao,
          idCompetencia,
          idOrganogramaGestor: managerId,
          nrIndice,
        });
        given.set(nmCompetencia, nrIndice);
      }
      entry.ratings.set(managerId, given);
    }
    entry.standing = 'done';
  }
}

/** The figure of a cycle's page under a name. */
const figure = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Como está o ciclo' }).locator(`dt:text-is("${name}") + dd`);

/** What the page and the calls tell of a cycle is what the ledger counts. */
async function expectAsWritten(
  page: Page,
  api: StaffApi,
  cycleId: number,
  ledger: readonly LedgerEntry[],
) {
  const told = await api.get<Adherence>(`/Ciclo/GetAdesao/${cycleId}`);
  const total = countsOf(ledger);
  expect(told.total).toEqual(total);
  expect(
    new Map(told.departamentos.map(({ idOrganogramaNo, adesao }) => [idOrganogramaNo, adesao])),
  ).toEqual(countsByPart(ledger, ({ departments }) => departments));
  expect(
    new Map(told.gestores.map(({ idOrganogramaPessoa, adesao }) => [idOrganogramaPessoa, adesao])),
  ).toEqual(countsByPart(ledger, ({ managerIds }) => (managerIds.length > 0 ? managerIds : [0])));
  await page.goto(`${api.baseUrl}/homelogado/ciclos/${cycleId}`);
  for (const [name, count] of [
    ['Pessoas', total.qtdPessoas],
    ['Não abriram', total.qtdNaoAbriram],
    ['Concluídas', total.qtdConcluidas],
    ['Saíram', total.qtdSairam],
    ['Responderam', `${total.percentualAdesao}%`],
  ] as const) {
    await expect(figure(page, name)).toHaveText(new RegExp(`^${count}(?!\\d)`));
  }
}

interface CompetencyFigures {
  rows: (ExpectedFigure & { nmCompetencia: string })[] | null;
  prcAlinhamento: number | null;
  qtdPessoas: number;
  qtdOcultas: number;
}

/** How many people a figure is told of at least. */
const FEWEST = 5;

/** What is told of the cycle's competencies is what the ledger's scores make; gives what is told. */
async function expectFigures(
  api: StaffApi,
  idCiclo: number,
  ledger: readonly LedgerEntry[],
): Promise<CompetencyFigures> {
  const { competencias: told } = await api.get<{ competencias: CompetencyFigures }>(
    '/Inicio/GetPainel',
    { idCiclo, cartoes: 'competencias' },
  );
  const expected = figuresOf(ledger);
  const rows = told.rows ?? [];
  expect(told.qtdPessoas).toBe(comparedOf(ledger).length);
  expect(told.qtdOcultas).toBe(expected.size - rows.length);
  for (const row of rows) {
    const figure = expected.get(row.nmCompetencia);
    expect(figure, row.nmCompetencia).toBeDefined();
    expect(row).toMatchObject({ ...figure });
    expect(row.qtdComparadas).toBeGreaterThanOrEqual(FEWEST);
  }
  return told;
}

/** Adds somebody to the company; without an e-mail they have a registration number. */
function addPerson(api: StaffApi, place: Employee, name: string, dsEmail: string | null) {
  return api.post<number>('/OrganogramaPessoa/Post', {
    idOrganogramaPessoa: 0,
    nmPessoa: name,
    cdPessoaCliente: dsEmail ? null : NUMBER,
    dtNascimento: '1990-05-14',
    tpSexo: null,
    dsEmail,
    nrTelefone: '11912345678',
    idOrganogramaCargo: place.idOrganogramaCargo,
    idOrganogramaNo: place.idOrganogramaNo,
    flAtivo: true,
  });
}

/** The links that went to people, by their addresses. */
async function linksSince(since: Date): Promise<Map<string, string>> {
  const mails = await mailsTo(server.url, undefined, since);
  return new Map(
    mails.map((mail) => [mail.to, new URL(linkIn(mail)).pathname.split('/').at(-1) ?? '']),
  );
}

/** How many answer after the deadline. */
const STRAGGLERS = 5;

const idsOf = (entries: readonly LedgerEntry[]) =>
  entries.map(({ personId }) => personId).toSorted((one, other) => one - other);

/** Who of a cycle is late. */
async function lateIn(api: StaffApi, idCiclo: number): Promise<number[]> {
  const { rows } = await api.get<Rows<{ idOrganogramaPessoa: number; flAtrasada: boolean }>>(
    '/Ciclo/GetPessoas',
    { idCiclo, take: 100 },
  );
  return rows
    .flatMap(({ idOrganogramaPessoa, flAtrasada }) => (flAtrasada ? idOrganogramaPessoa : []))
    .toSorted((one, other) => one - other);
}

/**
 * As many as a figure needs are reviewed beside the cycle, or its figures and those of its months would tell of the few by
 * whom they differ, and be hidden.
 */
async function rateBesides(
  api: StaffApi,
  outsiders: readonly LedgerEntry[],
  emails: ReadonlyMap<number, string>,
) {
  expect(outsiders).toHaveLength(FEWEST);
  await readManagers(api, outsiders);
  const since = new Date();
  for (const { personId } of outsiders) {
    await api.post('/RespostaDesempenho/Post', {
      idResposta: 0,
      idOrganogramaPessoaAvaliada: personId,
      cdStatus: status.sent,
    });
  }
  const isSent = async () => (await mailsTo(api.baseUrl, undefined, since)).length;
  await expect.poll(isSent).toBe(outsiders.length);
  const sent = await linksSince(since);
  const hashOf = (id: number) => sent.get(emails.get(id) ?? '') ?? '';
  const hashes = new Map(outsiders.map(({ personId }) => [personId, hashOf(personId)]));
  const doings = new Doings(api.baseUrl, hashes);
  for (const entry of outsiders) await doings.rate(entry, await doings.finish(entry), emails);
}

test('a cycle of sixty people comes to its end, and every figure is what was done', async ({
  page,
  browser,
}) => {
  let api = await openStaffApi(server.url);
  const example = await employees(api);
  const [place] = example as [Employee];
  const unmailedId = await addPerson(api, place, 'Teresa Sem Endereço', null);
  const comers = [
    await addPerson(api, place, 'Ivo Chegada', 'ivo.chegada@empresa.example'),
    await addPerson(api, place, 'Vera Chegada', 'vera.chegada@empresa.example'),
  ];
  const besides: number[] = [];
  for (const name of ['Alba', 'Bento', 'Cora', 'Davi', 'Elza']) {
    besides.push(await addPerson(api, place, `${name} Por Fora`, `${name}.fora@empresa.example`));
  }
  for (const { nmPessoa } of example) await freePerson(api, nmPessoa);

  const everybody = await employees(api);
  const later = [...comers, ...besides];
  const inside = everybody.filter((one) => !later.includes(one.idOrganogramaPessoa)).slice(-60);
  const outside = everybody.filter((one) => !inside.includes(one));
  const paths = await departmentPaths(api);
  const emails = new Map(everybody.map((one) => [one.idOrganogramaPessoa, one.dsEmail ?? '']));
  const entryOf = (one: Employee): LedgerEntry => ({
    personId: one.idOrganogramaPessoa,
    name: one.nmPessoa,
    departments: paths.get(one.idOrganogramaNo) ?? [],
    managerIds: [],
    standing: 'sent',
    self: new Map(),
    ratings: new Map(),
  });
  const ledger = inside.map(entryOf);
  const unmailed = ledger.find(({ personId }) => personId === unmailedId);
  if (!unmailed) throw new Error('Whoever has no e-mail is not in the cycle.');
  await readManagers(api, ledger);

  const outsiders = everybody
    .filter(({ idOrganogramaPessoa }) => besides.includes(idOrganogramaPessoa))
    .map(entryOf);
  await rateBesides(api, outsiders, emails);

  const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
  const cycleId = await api.post<number>('/Ciclo/Post', {
    idTipoCiclo: 2,
    nmCiclo: 'Sessenta pessoas',
    dsBoasVindas: 'Reserve vinte minutos.',
    dtAbertura: null,
    dtPrazo: dayIn(10),
    lstDiasLembrete: [3],
    flLembraGestores: false,
    publico: {
      lstDepartamentos: [],
      lstCargos: [],
      dtAdmitidosAntes: null,
      somenteEscolhidas: false,
      lstPessoas: [],
      lstExceto: outside.map(({ idOrganogramaPessoa }) => idOrganogramaPessoa),
    },
  });
  let since = new Date();
  await startCycle(api, cycleId);
  await expect.poll(async () => (await mailsTo(server.url, undefined, since)).length).toBe(59);
  const sent = await linksSince(since);
  const hashes = new Map(
    ledger.map(({ personId }) => [personId, sent.get(emails.get(personId) ?? '') ?? '']),
  );
  const doings = new Doings(server.url, hashes);
  await signInAsStaff(page, server.url);
  await expectAsWritten(page, api, cycleId, ledger);

  // The manager of the most people leaves, before anybody has answered.
  const counts = countsByPart(ledger, ({ managerIds }) => managerIds);
  const [[leaverId]] = [...counts].toSorted(
    ([, one], [, other]) => other.qtdPessoas - one.qtdPessoas,
  ) as [[number, ExpectedCounts]];
  await api.post('/OrganogramaPessoa/InativarFuncionario', { idOrganogramaPessoa: leaverId });
  for (const entry of ledger) if (entry.personId === leaverId) entry.standing = 'gone';
  await readManagers(api, ledger);
  await expectAsWritten(page, api, cycleId, ledger);

  // Some never open it, some open it, some begin, the others answer; of those two in three are rated.
  const mailed = ledger.filter((one) => one !== unmailed && one.standing === 'sent');
  for (const [at, entry] of mailed.entries()) {
    if (at % 6 === 1) await doings.open(entry);
    if (at % 6 === 2) await doings.score(entry, 1);
    if (at % 6 < 3) continue;
    const idResposta = await doings.finish(entry);
    if (at % 6 > 3) await doings.rate(entry, idResposta, emails);
    if (comparedOf(ledger).length < FEWEST) {
      const { rows, prcAlinhamento } = await expectFigures(api, cycleId, ledger);
      expect([rows ?? [], prcAlinhamento]).toEqual([[], null]);
    }
  }
  await expectAsWritten(page, api, cycleId, ledger);

  // Two come later and do all; so does whoever has no e-mail, at the totem.
  since = new Date();
  await api.post('/Ciclo/IncluirPessoas', { idCiclo: cycleId, lstPessoas: comers });
  await expect.poll(async () => (await mailsTo(server.url, undefined, since)).length).toBe(2);
  for (const [address, hash] of await linksSince(since)) {
    const comer = everybody.find(({ dsEmail }) => dsEmail === address);
    if (!comer) throw new Error(`Nobody has ${address}.`);
    hashes.set(comer.idOrganogramaPessoa, hash);
    ledger.push(entryOf(comer));
  }
  await readManagers(api, ledger.slice(-2));
  const { rows } = await api.get<Rows<{ idOrganogramaPessoa: number; idResposta: number }>>(
    '/Ciclo/GetPessoas',
    { idCiclo: cycleId, semEmail: true },
  );
  const idResposta = rows.find((one) => one.idOrganogramaPessoa === unmailedId)?.idResposta ?? 0;
  for (const entry of ledger.slice(-2)) {
    await doings.rate(entry, await doings.finish(entry), emails);
  }
  // Of one position with those who came later, and so asked the same.
  await doings.finishAtTotem(unmailed, page, browser);
  await doings.rate(unmailed, idResposta, emails);
  await expectAsWritten(page, api, cycleId, ledger);

  // The deadline passes; whoever is waited for is late, and five answer all the same.
  await server.kill();
  await server.restart(12 * DAY);
  api = await openStaffApi(server.url);
  const isOpen = ({ standing }: LedgerEntry) => ['sent', 'opened', 'answering'].includes(standing);
  const lateOnes = ledger.filter(isOpen);
  expect(await lateIn(api, cycleId)).toEqual(idsOf(lateOnes));
  const stragglers = lateOnes.slice(0, STRAGGLERS);
  expect(stragglers).toHaveLength(STRAGGLERS);
  const before = await expectFigures(api, cycleId, ledger);
  for (const straggler of stragglers) {
    await doings.rate(straggler, await doings.finish(straggler), emails);
  }
  // Whoever has answered is late no more, and counts as all others do.
  expect(await lateIn(api, cycleId)).toEqual(idsOf(lateOnes.slice(STRAGGLERS)));
  const after = await expectFigures(api, cycleId, ledger);
  expect(after.qtdPessoas).toBe(before.qtdPessoas + comparedOf(stragglers).length);
  await page.context().clearCookies();
  await signInAsStaff(page, server.url);
  await expectAsWritten(page, api, cycleId, ledger);

  await page.getByRole('button', { name: 'Encerrar', exact: true }).click();
  const closing = page.getByRole('alertdialog');
  await closing.getByRole('checkbox', { name: /^Cancelar/ }).check();
  await closing.getByRole('button', { name: 'Encerrar', exact: true }).click();
  await expect(page.getByText('Ciclo encerrado.').first()).toBeVisible();
  for (const entry of ledger.filter(isOpen)) entry.standing = 'gone';
  await expect(figure(page, 'Saíram')).toHaveText(new RegExp(`^${countsOf(ledger).qtdSairam}\\b`));
  await expectAsWritten(page, api, cycleId, ledger);

  const told = await expectFigures(api, cycleId, ledger);
  expect(told.rows ?? []).not.toHaveLength(0);
  const { competencias } = await api.get<{ competencias: CompetencyFigures }>(
    '/Inicio/GetRelatorioDiretoria',
    { idCiclo: cycleId },
  );
  expect(competencias).toEqual(told);

  const names = new Map(everybody.map((one) => [one.idOrganogramaPessoa, one.nmPessoa]));
  for (const entry of ledger.filter(({ standing }) => standing === 'done')) {
    const { personId, self, ratings } = entry;
    const [review] = await reviewsOf(api, personId);
    const alignment = ratings.size > 0 ? alignmentOf(entry) : NO_ALIGNMENT;
    expect(review?.percentualAlinhamento).toBe(alignment);
    const given = [...ratings].flatMap(([managerId, scores]) =>
      [...scores].map(([competency, score]) => ({
        manager: names.get(managerId),
        competency,
        self: self.get(competency),
        score,
      })),
    );
    const stored = await storedScores(api, review?.idResposta ?? 0);
    expect(stored).toHaveLength(given.length);
    expect(stored).toEqual(expect.arrayContaining(given));
  }
});
