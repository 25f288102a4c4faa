import { rightToSave } from '../../packages/domain/src/permissions/permissions.ts';
import { RIGHTS, type Right } from '../../packages/domain/src/permissions/rights.ts';
import { SECTIONS } from '../../packages/domain/src/permissions/section.ts';
import type {
  Contract,
  ContractOperation,
} from '../../packages/reference-api/src/operation/contract/contract-document.ts';

/** One way to call an operation as staff, and what opens it. */
export interface AccessRow {
  readonly operationId: string;
  readonly call: string;
  readonly summary: string;
  readonly isLive: boolean;
  /** The sections of which one will do; `any`: every staff session. */
  readonly sections: readonly number[] | 'any';
  /** The rights in it of which one will do. */
  readonly rights: readonly Right[];
  readonly isForAdministrators: boolean;
  /** The id in the body that makes it this way, where the operation both adds and changes. */
  readonly by?: { readonly field: string; readonly id: number };
}

/** What staff may call with which right, a row for each way to call an operation. */
export function accessMatrix({ operations }: Contract): AccessRow[] {
  return [...operations.values()].flatMap(rowsOf);
}

function rowsOf({
  id: operationId,
  method,
  path,
  summary,
  isPlanned,
  schemes,
  sections,
  rights,
  rightBy: field,
  isForAdministrators,
}: ContractOperation): AccessRow[] {
  if (!schemes.includes('staffBearer')) return [];
  const call = `${method} ${path}`;
  const isLive = !isPlanned;
  const row = { operationId, call, summary, isLive, sections, rights, isForAdministrators };
  if (field === undefined) return [row];
  return [0, 1].map((id) => ({ ...row, rights: [rightToSave(id)], by: { field, id } }));
}

/** Whether one right in one section is enough for it. Any right lets one see its section too. */
export function opens(row: AccessRow, section: number, right: Right): boolean {
  if (row.isForAdministrators) return false;
  if (row.sections === 'any') return true;
  return row.sections.includes(section) && row.rights.some((one) => isGiven(one, right));
}

function isGiven(wanted: Right, right: Right): boolean {
  return wanted === right || wanted === 'visualizar';
}

/** The page in `docs` that shows the matrix. */
export function accessPage(contract: Contract): string {
  const rows = accessMatrix(contract);
  const everybody = rows.filter(({ sections }) => sections === 'any');
  const parts = SECTIONS.flatMap(({ id, name }) => {
    const own = rows.filter(({ sections }) => sections !== 'any' && sections.includes(id));
    return own.length > 0 ? [`## ${id} ${name}\n\n${tableOf(own, id)}`] : [];
  });
  return [header, ...parts, `## Every staff session\n\n${listOf(everybody)}`].join('\n\n');
}

const header = `<!-- Generated from openapi.yaml by \`npm run generate\`. Do not edit. -->

# What staff may call with which right

A profile gives rights by section, and several profiles add up. The server checks each call; \`packages/reference-api/test/access-matrix.test.ts\`
makes each live one with each right that opens it, or with two of them where any right does, and with all others. Any right lets one view its section. Administrators may call everything, internal users view
sections 5, 6 and 7 beside what their profiles give. A call that stands under several sections takes the right in one of them. Those on
calibrated scores take the right to see section 6 besides. Calls
in italics are planned. What only administrators may call says so.`;

function tableOf(rows: readonly AccessRow[], section: number): string {
  const head = `| call | what it does | ${RIGHTS.join(' | ')} |\n|---|---|${RIGHTS.map(() => ':-:|').join('')}`;
  const lines = rows.map((row) => {
    const marks = RIGHTS.map((right) => (opens(row, section, right) ? '✓' : ''));
    const who = row.isForAdministrators ? ' (administrators)' : '';
    return `| ${nameOf(row)} | ${row.summary}${who} | ${marks.join(' | ')} |`;
  });
  return [head, ...lines].join('\n');
}

function listOf(rows: readonly AccessRow[]): string {
  return `${rows.map((row) => `- ${nameOf(row)}: ${row.summary}`).join('\n')}\n`;
}

function nameOf({ call, isLive, by }: AccessRow): string {
  const way = by ? `, ${by.field} ${by.id === 0 ? '0' : '> 0'}` : '';
  return isLive ? `\`${call}\`${way}` : `*\`${call}\`${way}*`;
}
