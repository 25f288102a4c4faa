import { onReference } from '../../platform/db/on-reference.ts';
import type { PersonalDataPart } from '../feature.ts';

/** The cycles that a person is in, the first one first. */
export const readPersonalData: PersonalDataPart = async ({ db, company }, personId) => {
  const cycles = await db
    .selectFrom('cycle_person as member')
    .innerJoin('cycle', (join) => onReference(join, 'cycle', 'member.cycle_id'))
    .where('member.company_id', '=', company.id)
    .where('member.person_id', '=', personId)
    .select(['cycle.id', 'cycle.name', 'cycle.due_on', 'member.added_at'])
    .orderBy('member.added_at')
    .orderBy('cycle.id')
    .execute();
  return {
    ciclos: cycles.map(({ id, name, due_on, added_at }) => ({
      idCiclo: id,
      nmCiclo: name,
      dtInclusao: added_at.toISOString(),
      dtPrazo: due_on,
    })),
  };
};
