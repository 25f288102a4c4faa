import type { LinkRole } from './links-tables.ts';

/** What the role of a link is called on the wire. */
export const linkRoleNames = {
  self: 'responder',
  manager: 'gestor',
  report: 'relatorio',
} as const satisfies Record<LinkRole, string>;
