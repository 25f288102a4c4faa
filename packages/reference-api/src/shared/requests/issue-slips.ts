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
  const { people, total } = await holdNext(context, { table, listNext }, found);
  if (people.length === 0) throw conflict(nobody);
  const links = await issueHandedLinks(
    db,
    people.map(({ id: personId, response_id: responseId }) => ({
      response: { companyId: company.id, kind, responseId, personId, finishedAt: null },
      role: 'self' as const,
    })),
    now,
  );
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

/**
 * Holds those who were found, and reads who is next now: until they were held, somebody may have answered, been cancelled,
 * or come in. The next call goes on behind the last of these, so that nobody among them may be left out.
 */
async function holdNext<Person extends SlipPerson>(
  context: OperationContext,
  { table, listNext }: Pick<SlipsToIssue<Person>, 'table' | 'listNext'>,
  found: readonly Person[],
): Promise<{ readonly people: readonly Person[]; readonly total: number }> {
  const held = await holdResponses(
    context,
    table,
    found.map(({ response_id }) => response_id),
  );
  const left = await listNext();
  const firstNew = left.findIndex(({ response_id }) => !held.has(response_id));
  if (firstNew === 0) return holdNext(context, { table, listNext }, left);
  const people = firstNew < 0 ? left : left.slice(0, firstNew);
  return { people, total: left[0]?.total ?? 0 };
}
