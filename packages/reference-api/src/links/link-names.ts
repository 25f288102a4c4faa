import type { LinkRole, ResponseKind } from '../db/platform-tables.ts';

/** What the role of a link is called on the wire. */
export const linkRoleNames = {
  self: 'responder',
  manager: 'gestor',
  report: 'relatorio',
} as const satisfies Record<LinkRole, string>;

/** What the kinds of assessment are called on the wire. */
export const responseKindNames = {
  behavioral: 'comportamental',
  performance: 'desempenho',
} as const satisfies Record<ResponseKind, string>;
