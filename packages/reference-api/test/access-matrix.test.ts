import {
  existsIn,
  type GivenRight,
  type Permissions,
  permissionsOfProfile,
  RIGHTS,
  SECTION,
  SECTIONS,
} from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import { type AccessRow, accessMatrix, opens } from '../../../scripts/lib/access-matrix.ts';
import { authorize, authorizeContent } from '../src/operation/authentication/authorize.ts';
import type { StaffActor } from '../src/operation/context.ts';
import type { ContractOperation } from '../src/operation/contract/contract-document.ts';
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
const singleRights = sections.flatMap(({ id: section }) =>
  RIGHTS.map((right): GivenRight => ({ section, right })),
);
const scene = openSharedScene(test, async () => ({
  target: await createIsolationScene(test),
  holders: new Map<string, Promise<StaffUserRow>>(),
}));

/** A user with these rights and no other. */
function holderOf(given: readonly GivenRight[]): Promise<StaffUserRow> {
  const key = JSON.stringify(given);
  const bySection = Map.groupBy(given, ({ section }) => section);
  const rights = Object.fromEntries(
    [...bySection].map(([section, own]) => [section, own.map(({ right }) => right)]),
  );
  const { holders, target } = scene;
  const holder = holders.get(key) ?? createStaffUser(test.database, target.companyId, { rights });
  holders.set(key, holder);
  return holder;
}

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

/** Whether the rule lets somebody with these rights make a call with this body. */
function lets(stated: ContractOperation, permissions: Permissions, body: unknown): boolean {
  const caller = { actor: { kind: 'staff', permissions } as StaffActor, company: {} as never };
  try {
    authorize(stated, caller);
    authorizeContent(stated, caller, body);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return false;
    throw error;
  }
}

describe.each(live.map((row) => ({ ...row, name: `${row.call} ${row.by?.id ?? ''}`.trim(), row })))(
  '$name opens to each single right that it states, and to no other',
  ({ row }) => {
    const id = row.operationId as OperationId;
    const [open, closed] = [true, false].map((isOpen) =>
      singleRights.filter(({ section, right }) => opens(row, section, right) === isOpen),
    ) as [GivenRight[], GivenRight[]];

    it('by the rule', () => {
      const stated = contract.operations.get(id) as ContractOperation;
      const body = row.by && { [row.by.field]: row.by.id };
      const passing = singleRights.filter(({ section, right }) =>
        lets(stated, permissionsOfProfile([{ section, rights: [right] }]), body),
      );
      expect(passing).toEqual(open);
    });

    it('by what is answered', async () => {
      const faults: string[] = [];
      const ask = async (given: readonly GivenRight[], isOpen: boolean) => {
        const token = await openStaffSession(test, await holderOf(given));
        const reply = await test.call(id, { ...requestFor(row, scene.target), token });
        if (isRefused(reply) === isOpen) faults.push(`${JSON.stringify(given)}: ${reply.status}`);
      };
      // Where any right will do, the first and the last stand for all.
      const asked = row.sections === 'any' ? [open.at(0), open.at(-1)] : open;
      for (const one of asked) if (one) await ask([one], true);
      // Rights add up: whoever has all the others and is refused would be with each of them.
      if (closed.length > 0) await ask(closed, false);
      expect(faults).toEqual([]);
    });
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
      const takes = (right: 'incluir' | 'alterar', body: unknown) =>
        lets(stated, permissionsOfProfile([{ section, rights: [right] }]), body);
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
