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
