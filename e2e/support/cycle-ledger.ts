/** How somebody of a cycle stands, as what was done with their request makes it. */
export type Standing =
  | 'sent'
  | 'opened'
  | 'answering'
  | 'answered'
  | 'done'
  /** Left or cancelled before they had answered. */
  | 'gone';

/** What a test has done with one person's review. */
export interface LedgerEntry {
  readonly personId: number;
  readonly name: string;
  /** The department, and those above it. */
  readonly departments: readonly number[];
  /** Who answers for the person as things stand. */
  managerIds: readonly number[];
  standing: Standing;
  /** Own scores by the names of competencies. */
  readonly self: Map<string, number>;
  /** What each manager gave, by the names of competencies. */
  readonly ratings: Map<number, Map<string, number>>;
}

/** How far some people are, by the names of the contract. */
export interface ExpectedCounts {
  qtdPessoas: number;
  qtdResponderam: number;
  percentualAdesao: number | null;
  qtdSemEnvio: number;
  qtdNaoAbriram: number;
  qtdAbriram: number;
  qtdRespondendo: number;
  qtdComGestores: number;
  qtdConcluidas: number;
  qtdSairam: number;
}

/** Counts people of the ledger one by one, apart from the product's own rules. */
export function countsOf(entries: readonly LedgerEntry[]): ExpectedCounts {
  const at = (standing: Standing) => entries.filter((one) => one.standing === standing).length;
  const people = entries.length - at('gone');
  const answered = at('answered') + at('done');
  return {
    qtdPessoas: people,
    qtdResponderam: answered,
    percentualAdesao: people === 0 ? null : Math.floor((100 * answered) / people),
    qtdSemEnvio: 0,
    qtdNaoAbriram: at('sent'),
    qtdAbriram: at('opened'),
    qtdRespondendo: at('answering'),
    qtdComGestores: at('answered'),
    qtdConcluidas: at('done'),
    qtdSairam: at('gone'),
  };
}

/** The counts of every part that somebody of the ledger belongs to, by its id. */
export function countsByPart(
  entries: readonly LedgerEntry[],
  partsOf: (entry: LedgerEntry) => readonly number[],
): Map<number, ExpectedCounts> {
  const parts = new Set(entries.flatMap(partsOf));
  return new Map(
    [...parts].map((part) => [
      part,
      countsOf(entries.filter((one) => partsOf(one).includes(part))),
    ]),
  );
}

/** What the figures tell of a competency, by the names of the contract. */
export interface ExpectedFigure {
  mediaAuto: number;
  mediaGestor: number;
  percentualAlinhado: number;
  qtdComparadas: number;
}

/** Whoever was rated to the end. */
export function comparedOf(entries: readonly LedgerEntry[]): LedgerEntry[] {
  return entries.filter(({ standing, ratings }) => standing === 'done' && ratings.size > 0);
}

/** Reckons the means of each competency from every score that was given, apart from the product's own rules. */
export function figuresOf(entries: readonly LedgerEntry[]): Map<string, ExpectedFigure> {
  const sums = new Map<
    string,
    { self: number; managers: number; aligned: number; count: number }
  >();
  for (const entry of comparedOf(entries)) {
    for (const [competency, self] of entry.self) {
      const managers = managersMean(entry, competency);
      const sum = sums.get(competency) ?? { self: 0, managers: 0, aligned: 0, count: 0 };
      sums.set(competency, {
        self: sum.self + self,
        managers: sum.managers + managers,
        aligned: sum.aligned + (Math.abs(managers - self) <= 1 ? 1 : 0),
        count: sum.count + 1,
      });
    }
  }
  return new Map(
    [...sums].map(([competency, { self, managers, aligned, count }]) => [
      competency,
      {
        mediaAuto: rounded((10 * self) / count) / 10,
        mediaGestor: rounded((10 * managers) / count) / 10,
        percentualAlinhado: rounded((100 * aligned) / count),
        qtdComparadas: count,
      },
    ]),
  );
}

/** Reckons how far both sides of one review agree, in percent. */
export function alignmentOf(entry: LedgerEntry): number {
  const each = [...entry.self].map(
    ([competency, self]) => 100 - 10 * Math.abs(managersMean(entry, competency) - self),
  );
  return rounded(each.reduce((sum, one) => sum + one, 0) / each.length);
}

function managersMean({ ratings }: LedgerEntry, competency: string): number {
  const given = [...ratings.values()].map((scores) => scores.get(competency) ?? Number.NaN);
  return given.reduce((sum, score) => sum + score, 0) / given.length;
}

// Sums of thirds reach a half only nearly.
function rounded(figure: number): number {
  return Math.round(Number(figure.toFixed(6)));
}
