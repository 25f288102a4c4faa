import {
  isSectionId,
  type RightFlags,
  readRights,
  rightNames,
  type SectionGrant,
  writeRights,
} from '@aferir/domain';

/** What one profile lets its users do in one section, as its table has it. */
export type GrantRow = { readonly section_id: number } & RightFlags<'column'>;

/** The columns of {@link GrantRow}, of a table that a query calls `section`. */
export const grantColumns = [
  'section.section_id' as const,
  ...rightNames('column').map((name) => `section.${name}` as const),
];

/** The rights that rows give. */
export function grantsOf(rows: readonly GrantRow[]): SectionGrant[] {
  return rows.flatMap((row) =>
    isSectionId(row.section_id)
      ? [{ section: row.section_id, rights: readRights('column', row) }]
      : [],
  );
}

/** The row that gives rights in a section. */
export function toGrantRow({ section, rights }: SectionGrant): GrantRow {
  return { section_id: section, ...writeRights('column', rights) };
}
