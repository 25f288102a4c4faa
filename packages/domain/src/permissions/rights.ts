/**
 * The rights, each with what it is called where it is a flag of its own: in the rights that a call carries, in the tree of
 * what somebody may give, and as a column of a table.
 */
const RIGHT_NAMES = {
  visualizar: { flag: 'flVisualizar', givable: 'flVer', column: 'can_view' },
  incluir: { flag: 'flIncluir', givable: 'flAdicionar', column: 'can_create' },
  alterar: { flag: 'flAlterar', givable: 'flEditar', column: 'can_edit' },
  excluir: { flag: 'flExcluir', givable: 'flExcluir', column: 'can_delete' },
} as const;

/** What one may do in a section. */
export type Right = keyof typeof RIGHT_NAMES;

/** All rights, in the order in which they are shown. */
export const RIGHTS = Object.keys(RIGHT_NAMES) as readonly Right[];

/** Where rights are flags. */
export type RightsPlace = keyof (typeof RIGHT_NAMES)[Right];

/** What the rights are called in a place. */
export type RightName<Place extends RightsPlace> = (typeof RIGHT_NAMES)[Right][Place];

/** Rights as flags, as a place has them. */
export type RightFlags<Place extends RightsPlace> = Record<RightName<Place>, boolean>;

/** What the rights are called in a place, in their order. */
export function rightNames<Place extends RightsPlace>(place: Place): RightName<Place>[] {
  return RIGHTS.map((right) => RIGHT_NAMES[right][place]);
}

/** The rights whose flags are set. */
export function readRights<Place extends RightsPlace>(
  place: Place,
  flags: Readonly<RightFlags<Place>>,
): Right[] {
  return RIGHTS.filter((right) => flags[RIGHT_NAMES[right][place]]);
}

/** A flag for every right, set for those that are given. */
export function writeRights<Place extends RightsPlace>(
  place: Place,
  given: readonly Right[],
): RightFlags<Place> {
  const flags = RIGHTS.map((right) => [RIGHT_NAMES[right][place], given.includes(right)]);
  return Object.fromEntries(flags) as RightFlags<Place>;
}
