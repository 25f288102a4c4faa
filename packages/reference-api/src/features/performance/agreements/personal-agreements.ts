import type { components } from '@aferir/api-client';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { PersonPlace } from '../../../platform/db/person-with-workplace.ts';
import { listedAgreements, readAgreements } from './agreement-store.ts';
import { AGREEMENT_SIDES, toEarlierAgreement } from './agreements-serializer.ts';

type Wire = components['schemas'];

/** What a person has agreed on after reviews, as the one whom they were of or as a manager. */
export async function readPersonalAgreements(
  db: Db,
  { companyId, personId }: PersonPlace,
): Promise<Wire['PersonalAgreement'][]> {
  const own = sql<SqlBool>`(agreement.person_id = ${personId} or agreement.manager_id = ${personId})`;
  const agreements = await readAgreements(listedAgreements(db, companyId).where(own));
  return agreements.map((agreement) => {
    const { dsObjetivo, dsAcao, tpResponsavel, dtPrazo, tpSituacao } =
      toEarlierAgreement(agreement);
    return {
      idResposta: agreement.responseId,
      nmPessoa: agreement.personName,
      tpLado: AGREEMENT_SIDES[agreement.personId === personId ? 'person' : 'manager'],
      dsObjetivo,
      dsAcao,
      tpResponsavel,
      dtPrazo,
      tpSituacao,
      dtCriacao: agreement.createdAt.toISOString(),
      dtEncerramento: agreement.endedAt?.toISOString() ?? null,
    };
  });
}
