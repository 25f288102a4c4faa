import { effectivePermissions, RIGHTS, SECTION, SECTIONS } from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import { type AccessRow, accessMatrix, opens } from '../../../scripts/lib/access-matrix.ts';
import { authorizeContent } from '../src/authentication/authorize.ts';
import type { StaffActor } from '../src/context.ts';
import { loadContract } from '../src/contract/load-contract.ts';
import { ApiError } from '../src/errors/api-error.ts';
import { errorMessages } from '../src/errors/error-messages.ts';
import type { OperationId } from '../src/operation/operation.ts';
import { openTestApp } from './build-test-app.ts';
import { createStaffUser } from './fixtures.ts';
import { isolationCases } from './isolation-arguments.ts';
import { createIsolationScene } from './isolation-scene.ts';
import { openStaffSession } from './sessions.ts';

const test = openTestApp();
const contract = loadContract();
const rows = accessMatrix(contract.document);
const sections = SECTIONS.filter(({ id }) => id !== SECTION.account);

/** What a reply says of the right to a call: refused for lack of it, or anything else. */
const isRefused = ({ status, msg }: { status: number; msg: string | undefined }) =>
  status === 403 && msg === errorMessages.noRight;

it('opens each live call to each single right that it states, and to no other', async () => {
  const scene = await createIsolationScene(test);
  const live = rows.filter(({ isLive }) => isLive);
  const faults: string[] = [];
  for (const { id: section } of sections) {
    for (const right of RIGHTS) {
      const user = await createStaffUser(test.database, scene.companyId, {
        rights: { [section]: [right] },
      });
      const shared = await openStaffSession(test, user);
      for (const row of live) {
        const id = row.operationId as OperationId;
        // Some of these end the session that makes them.
        const token = row.sections === 'any' ? await openStaffSession(test, user) : shared;
        const reply = await test.call(id, { ...requestFor(row, scene), token });
        if (isRefused(reply) === opens(row, section, right)) {
          faults.push(`${row.call} ${row.by?.id ?? ''} with ${section} ${right}: ${reply.status}`);
        }
      }
    }
  }
  expect(live.length).toBeGreaterThan(30);
  expect(faults).toEqual([]);
}, 240_000);

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
