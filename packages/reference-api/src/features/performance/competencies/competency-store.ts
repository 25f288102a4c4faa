import { countReferring } from '../../../platform/db/count-referring.ts';
import type { Db } from '../../../platform/db/database.ts';
import { orderedTable } from '../../../platform/db/record-table.ts';

/** A competency as the company keeps it. */
export interface KeptCompetency {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly description: string | null;
  readonly isActive: boolean;
  /** How many positions have selected it. */
  readonly positionCount: number;
}

/** What of a competency is written. */
export interface CompetencyValues {
  readonly code: string;
  readonly name: string;
  readonly description: string;
}

/** The competencies of one company. */
export interface CompetencyStore {
  /** In their order, those retired too. */
  list(): Promise<KeptCompetency[]>;
  /** Adds one behind the last. */
  insert(values: CompetencyValues): Promise<number>;
  update(id: number, values: CompetencyValues): Promise<void>;
  setActive(id: number, isActive: boolean): Promise<void>;
  /** Puts them in the order of their ids here. */
  order(ids: readonly number[]): Promise<void>;
}

/** Opens the store for one company; `db` has to be bound to the same one. */
export function createCompetencyStore(db: Db, companyId: number): CompetencyStore {
  const competencies = orderedTable('performance_competency', db, companyId);
  return {
    list: () =>
      db
        .selectFrom('performance_competency as competency')
        .where('competency.company_id', '=', companyId)
        .select([
          'competency.id',
          'competency.code',
          'competency.name',
          'competency.description',
          'competency.is_active as isActive',
          countReferring('position_competency', 'competency_id', 'competency').as('positionCount'),
        ])
        .orderBy('competency.sort_order')
        .orderBy('competency.id')
        .execute(),

    insert: competencies.insert,
    update: competencies.update,
    setActive: (id, isActive) => competencies.update(id, { is_active: isActive }),
    order: competencies.order,
  };
}
