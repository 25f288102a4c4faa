import {
  comparedScores,
  countedDisc,
  countedPeople,
  countedReviews,
  type Filters,
  isInMonths,
  latestOf,
  peopleOf,
  type RawCompany,
} from './raw-company.ts';

const round = (value: number) => Math.round(Number(value.toFixed(6)));
const percent = (part: number, whole: number) => (whole ? round((100 * part) / whole) : null);
const decimal = (value: number) => round(value * 10) / 10;
const activeOf = (raw: RawCompany, filters: Filters) =>
  countedPeople(raw, filters).filter(({ is_active }) => is_active);

/** The behavioral card, were nothing hidden. */
export function expectedDisc(raw: RawCompany, filters: Filters) {
  const counted = countedDisc(raw, filters);
  const active = activeOf(raw, filters).length;
  const counts = ['Dominante', 'Influente', 'Estável', 'Conforme'].map((name) => ({
    name,
    count: counted.filter(({ profile_sums }) => profile_sums?.[0]?.profile === name).length,
  }));
  const shares = counts.map(({ count }) => (100 * count) / counted.length);
  const most = Math.max(...counts.map(({ count }) => count));
  return {
    qtdAtivos: active,
    qtdAvaliados: counted.length,
    qtdNaoAvaliados: active - counted.length,
    prcCobertura: percent(counted.length, active),
    perfis: counts.map(({ name, count }) => ({
      nmPerfil: name,
      qtdPessoas: count,
      prcPerfil: percent(count, counted.length),
    })),
    perfisMaisPresentes: counts
      .filter(({ count }) => count > 0 && count === most)
      .map(({ name }) => name),
    prcDiversidade:
      counted.length === 0 ? null : round(100 - (Math.max(...shares) - Math.min(...shares))),
    flOculto: false,
  };
}

/** The card of reviews. */
export function expectedReviews(raw: RawCompany, filters: Filters) {
  const open = raw.reviews.filter(({ closed_at }) => closed_at === null);
  const sent = latestOf(raw, filters, open, ({ sent_at }) => sent_at);
  const count = (...codes: number[]) => sent.filter(({ status }) => codes.includes(status)).length;
  const people = countedPeople(raw, filters);
  const active = activeOf(raw, filters).length;
  return {
    qtdEnviadas: sent.length,
    qtdRespondidas: count(6, 7, 2),
    qtdAvaliadas: count(7, 2),
    qtdFinalizadas: count(2),
    prcConclusao: percent(count(2), sent.length),
    prcAuto: percent(count(6, 7, 2), sent.length),
    prcGestor: percent(count(7, 2), sent.length),
    prcFeedback: percent(count(2), sent.length),
    pendentes: {
      qtdTotal: count(1, 3, 4, 6, 7),
      qtdAuto: count(1, 3, 4),
      qtdGestor: count(6),
      qtdFeedback: count(7),
    },
    qtdCadastrados: people.length,
    qtdAtivos: active,
    qtdInativos: people.length - active,
  };
}

/** The figures of each competency, were nothing hidden, by id. */
export function expectedCompetencies(raw: RawCompany, filters: Filters) {
  const pairs = countedReviews(raw, filters).flatMap(({ id }) => comparedScores(raw, id));
  const byId = new Map<number, typeof pairs>();
  for (const pair of pairs) {
    byId.set(pair.competencyId, [...(byId.get(pair.competencyId) ?? []), pair]);
  }
  return new Map(
    [...byId].map(([id, own]) => {
      const mean = (of: (pair: (typeof pairs)[number]) => number) =>
        own.reduce((sum, pair) => sum + of(pair), 0) / own.length;
      const [self, manager] = [mean((pair) => pair.self), mean((pair) => pair.manager)];
      const aligned = own.filter((pair) => Math.abs(pair.self - pair.manager) <= 1 + 1e-9).length;
      return [
        id,
        {
          mediaAuto: decimal(self),
          mediaGestor: decimal(manager),
          diferenca: decimal(Math.abs(self - manager)),
          percentualAlinhado: percent(aligned, own.length),
          qtdComparadas: own.length,
          manager,
          aligned,
        },
      ];
    }),
  );
}

/** How many people have a review that was compared. */
export function expectedCompared(raw: RawCompany, filters: Filters): number {
  return countedReviews(raw, filters).filter(({ id }) => comparedScores(raw, id).length > 0).length;
}

/** The card of positions. */
export function expectedPositions(raw: RawCompany, filters: Filters) {
  const active = activeOf(raw, filters);
  const held = raw.positions
    .map(({ id, name, search_name }) => ({
      name: search_name,
      row: {
        idOrganogramaCargo: id,
        nmCargo: name,
        qtdPessoas: active.filter(({ position_id }) => position_id === id).length,
      },
    }))
    .filter(({ row }) => row.qtdPessoas > 0)
    .sort((a, b) => b.row.qtdPessoas - a.row.qtdPessoas || (a.name < b.name ? -1 : 1))
    .map(({ row }) => row);
  return {
    rows: held.slice(0, 10),
    qtdCargos: held.length,
    qtdFuncionarios: active.length,
    qtdSemCargo: active.filter(({ position_id }) => position_id === null).length,
    maiorCargo: held[0] ?? null,
  };
}

/** How many active people each department has, those below included, by id. */
export function expectedHeadcounts(raw: RawCompany, filters: Filters): Map<number, number> {
  const inSelection = new Set(activeOf(raw, filters).map(({ id }) => id));
  return new Map(
    raw.departments.map(({ id }) => [
      id,
      peopleOf(raw, { idOrganogramaNo: id }).filter((person) => inSelection.has(person.id)).length,
    ]),
  );
}

/** The grid of trainings. */
export function expectedTrainings(raw: RawCompany, filters: Filters) {
  const active = new Set(activeOf(raw, filters).map(({ id }) => id));
  return raw.trainings
    .toSorted((a, b) => (a.search_title < b.search_title ? -1 : 1))
    .map((training) => {
      const isOwn = (row: { training_id: number }) => row.training_id === training.id;
      const videos = raw.resources.filter(isOwn).length;
      const sent = raw.assigned
        .filter(isOwn)
        .filter((one) => active.has(one.person_id))
        .filter(({ sent_at }) => sent_at !== null && isInMonths(sent_at, filters));
      const states = sent.map(({ person_id }) => {
        const begun = raw.learners
          .filter(isOwn)
          .some((one) => one.person_id === person_id && one.last_watched_at !== null);
        const concluded = raw.progress
          .filter(isOwn)
          .filter((one) => one.person_id === person_id && one.concluded_at !== null).length;
        if (!begun) return 'new';
        return videos > 0 && concluded >= videos ? 'done' : 'begun';
      });
      const count = (state: string) => states.filter((one) => one === state).length;
      return {
        idTreinamento: training.id,
        nmTreinamento: training.title,
        qtdRecursos: videos,
        qtdEnviados: sent.length,
        qtdNaoVisualizados: count('new'),
        qtdEmAndamento: count('begun'),
        qtdConcluidos: count('done'),
        taxaConclusao: sent.length === 0 ? null : Math.floor((100 * count('done')) / sent.length),
      };
    });
}
