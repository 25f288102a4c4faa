import type { Schema } from '@aferir/api-client';
import type { ApiQuery } from '@aferir/api-client/react';

/** Somebody whom a training or a game is for, or could be. */
export type AudienceMember = Schema<'TrainingPerson'>;

/** Reads a page of those whom it could be for. */
export type CandidatesQuery = (
  page: Readonly<{ take: number; index: number; filter: string }>,
) => ApiQuery<{ rows: AudienceMember[]; qtdRecords: number }>;

const collator = new Intl.Collator('pt-BR', { sensitivity: 'base' });

/** The people by name, with those who are new to them, each once. */
export function addToAudience(
  people: readonly AudienceMember[],
  added: readonly AudienceMember[],
): AudienceMember[] {
  const there = new Set(people.map(({ idOrganogramaPessoa }) => idOrganogramaPessoa));
  const others = added.filter(({ idOrganogramaPessoa }) => !there.has(idOrganogramaPessoa));
  return [...people, ...others].toSorted((one, other) =>
    collator.compare(one.nmPessoa, other.nmPessoa),
  );
}

/** The people without some of them. */
export function removeFromAudience(
  people: readonly AudienceMember[],
  ids: readonly number[],
): AudienceMember[] {
  const gone = new Set(ids);
  return people.filter(({ idOrganogramaPessoa }) => !gone.has(idOrganogramaPessoa));
}
