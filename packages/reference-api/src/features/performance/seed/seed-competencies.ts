import type { Db } from '../../../platform/db/database.ts';
import { examplePositions } from '../../../shared/example/example-structure.ts';
import { type ExampleCompetency, exampleSelections } from './example-competencies.ts';

/** Seeds the competencies of a company and, where it has any, those selected for its positions. */
export async function seedCompetencies(
  db: Db,
  companyId: number,
  { competencies, selectsByPosition }: CompetenciesToSeed,
): Promise<void> {
  const rows = await db
    .insertInto('performance_competency')
    .values(
      competencies.map((competency, index) => ({
        company_id: companyId,
        sort_order: index,
        ...competency,
      })),
    )
    .returning(['id', 'code'])
    .execute();
  if (!selectsByPosition) return;

  const idByCode = new Map(rows.map(({ id, code }) => [code, id]));
  const positions = await db
    .selectFrom('position')
    .where('company_id', '=', companyId)
    .select(['id', 'name'])
    .execute();
  const idByName = new Map(positions.map(({ id, name }) => [name, id]));
  await db
    .insertInto('position_competency')
    .values(
      examplePositions.flatMap(({ key, name }) =>
        (exampleSelections[key] ?? []).map((code) => ({
          company_id: companyId,
          position_id: idByName.get(name) ?? 0,
          competency_id: idByCode.get(code) ?? 0,
        })),
      ),
    )
    .execute();
}

/** The competencies of an example company. */
export interface CompetenciesToSeed {
  competencies: readonly ExampleCompetency[];
  /** Whether positions have competencies of their own. */
  selectsByPosition: boolean;
}
