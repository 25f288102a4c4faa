import {
  effectivePermissions,
  existsIn,
  RIGHTS,
  type Right,
  SECTION,
  SECTIONS,
  type SectionId,
} from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import { type AccessRow, accessMatrix, opens } from '../../../scripts/lib/access-matrix.ts';
import { authorizeContent } from '../src/operation/authentication/authorize.ts';
import type { StaffActor } from '../src/operation/context.ts';
import { loadContract } from '../src/operation/contract/load-contract.ts';
import type { OperationId } from '../src/operation/operation.ts';
import type { StaffUserRow } from '../src/operation/sessions/staff-tables.ts';
import { ApiError } from '../src/platform/errors/api-error.ts';
import { errorMessages } from '../src/platform/errors/error-messages.ts';
import { openSharedScene, openTestApp } from './build-test-app.ts';
import { createStaffUser } from './fixtures.ts';
import { isolationCases } from './isolation-arguments.ts';
import { createIsolationScene } from './isolation-scene.ts';
import { openStaffSession } from './sessions.ts';

const test = openTestApp({ emptied: 'once' });
const contract = loadContract();
const live = accessMatrix(contract).filter(({ isLive }) => isLive);
const sections = SECTIONS.filter(({ id }) => id !== SECTION.account);
const scene = openSharedScene(test, async () => {
  const target = await createIsolationScene(test);
  const holders: { section: SectionId; right: Right; user: StaffUserRow; token: string }[] = [];
  for (const { id: section } of sections) {
    for (const right of RIGHTS) {
      const rights = { [section]: [right] };
      const user = await createStaffUser(test.database, target.companyId, { rights });
      holders.push({ section, right, user, token: await openStaffSession(test, user) });
    }
  }
  return { target, holders };
});

/** What a reply says of the right to a call: refused for lack of it, or anything else. */
const isRefused = ({ status, msg }: { status: number; msg: string | undefined }) =>
  status === 403 && msg === errorMessages.noRight;

it('knows many live calls', () => {
  expect(live.length).toBeGreaterThan(30);
});

it.each(sections.filter(({ id }) => id !== SECTION.settings))(
  'the rights that there are in $name are those that a live call takes there',
  ({ id }) => {
    const taken = live.filter((row) => row.sections !== 'any' && row.sections.includes(id));
    const rights = RIGHTS.filter((right) => taken.some((row) => row.rights.includes(right)));
    expect(RIGHTS.filter((right) => existsIn(id, right))).toEqual(rights);
  },
);

it.each(live.map((row) => ({ ...row, name: `${row.call} ${row.by?.id ?? ''}`.trim(), row })))(
  '$name opens to each single right that it states, and to no other',
  async ({ row }) => {
    const id = row.operationId as OperationId;
    const faults: string[] = [];
    for (const { section, right, user, token: shared } of scene.holders) {
      // Some of these end the session that makes them.
      const token = row.sections === 'any' ? await openStaffSession(test, user) : shared;
      const reply = await test.call(id, { ...requestFor(row, scene.target), token });
      if (isRefused(reply) === opens(row, section, right)) {
        faults.push(`with ${section} ${right}: ${reply.status}`);
      }
    }
    expect(faults).toEqual([]);
  },
);

function requestFor({ operationId, by }: AccessRow, scene: Parameters<typeof requestOf>[1]) {
  const request = requestOf(operationId as OperationId, scene);
  if (!by) return request;
  return { ...request, body: { ...(request.body as object), [by.field]: by.id } };
}

function requestOf(
  id: OperationId,
  scene: Awaited<ReturnType<typeof createIsolationScene>>,
): { body?: unknown } {
  return isolationCases[id]?.request(scene) ?? {};
}

describe('a call that adds and changes', () => {
  const both = [...contract.operations.values()].filter(({ rightBy }) => rightBy);

  it.each(both.map((stated) => [stated.id, stated] as const))(
    '%s asks for the right that the id in its body says',
    (_id, stated) => {
      const [section = SECTION.home] = stated.sections === 'any' ? [] : stated.sections;
      const takes = (right: 'incluir' | 'alterar', body: unknown) => {
        const permissions = effectivePermissions({
          isAdministrator: false,
          isInternal: false,
          profiles: [[{ section, rights: [right] }]],
        });
        const actor = { kind: 'staff', permissions } as StaffActor;
        try {
          authorizeContent(stated, { actor, company: {} as never }, body);
          return true;
        } catch (error) {
          if (error instanceof ApiError && error.status === 403) return false;
          throw error;
        }
      };
      const field = stated.rightBy ?? '';
      for (const added of [{ [field]: 0 }, {}]) {
        expect([takes('incluir', added), takes('alterar', added)]).toEqual([true, false]);
      }
      const changed = { [field]: 7 };
      expect([takes('incluir', changed), takes('alterar', changed)]).toEqual([false, true]);
    },
  );

  it('is told apart wherever a body has the id that says it', () => {
    expect(both.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['saveAccessProfile', 'saveUser', 'saveEmployee']),
    );
  });
});
