import type { components } from '@aferir/api-client';
import { languageOfPerson } from '@aferir/domain';
import { sql } from 'kysely';
import type { OperationContext } from '../../operation/context.ts';
import { issueHandedLinks } from '../../operation/links/issue-link.ts';
import type { LinkKind } from '../../operation/links/links-tables.ts';
import { conflict } from '../../platform/errors/failures.ts';
import { takeMailTry } from '../mail/mail-throttle.ts';
import { requestMailings } from './request-mailings.ts';
import { holdResponses, type ResponseTableName } from './response-table.ts';

/** Somebody whose answers an open request waits for. */
export interface SlipPerson {
  readonly id: number;
  readonly name: string;
  readonly language: string | null;
  readonly department_name: string | null;
  readonly response_id: number;
}

/** Whom slips are made for. */
export interface SlipsToIssue<Person extends SlipPerson> {
  readonly kind: LinkKind;
  readonly table: ResponseTableName;
  /** Reads the next people, at most as many as a call makes slips for, each with how many there are. */
  readonly listNext: () => Promise<readonly (Person & { readonly total: number })[]>;
  /** What is told where there is nobody. */
  readonly nobody: string;
}

/** The slips of a call, and whose they are. */
export interface IssuedSlips<Person extends SlipPerson> {
  readonly slips: components['schemas']['Slips'];
  readonly people: readonly Person[];
}

/** By department and name; who belongs to none comes last. */
export const slipOrder = sql.raw(
  `department.id is null, coalesce(department.search_name, ''), coalesce(department.id, 0),
   person.search_name, person.id`,
);

/** Makes an answering link for each of the next people, for slips that are printed and handed over. */
export async function issueSlips<Person extends SlipPerson>(
  context: OperationContext,
  { kind, table, listNext, nobody }: SlipsToIssue<Person>,
): Promise<IssuedSlips<Person>> {
  const { db, company, now } = context;
  const found = await listNext();
  if (found.length === 0) throw conflict(nobody);
  await takeMailTry(context, requestMailings.slips);
  const held = await holdResponses(
    context,
    table,
    found.map(({ response_id }) => response_id),
  );
  // Until they were held, somebody may have answered, or the request been cancelled.
  const left = await listNext();
  const people = left.filter(({ response_id }) => held.has(response_id));
  if (people.length === 0) throw conflict(nobody);
  const links = await issueHandedLinks(
    db,
    people.map(({ id: personId, response_id: responseId }) => ({
      response: { companyId: company.id, kind, responseId, personId, finishedAt: null },
      role: 'self' as const,
    })),
    now,
  );
  const total = left[0]?.total ?? 0;
  return {
    people,
    slips: {
      bilhetes: people.flatMap(({ id, name, language, department_name }, index) => {
        const link = links[index];
        if (!link) return [];
        return {
          idOrganogramaPessoa: id,
          nmPessoa: name,
          nmDepartamento: department_name,
          hash: link.hash,
          dtValidade: link.expiresAt.toISOString(),
          cdIdioma: languageOfPerson(language, company.languages),
        };
      }),
      qtdRestantes: total - people.length,
    },
  };
}
