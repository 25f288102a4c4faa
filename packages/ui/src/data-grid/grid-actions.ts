import type { ReactElement } from 'react';

/** Something a person can do with one row. */
export interface GridRowAction<Row> {
  id: string;
  label: string;
  /** Decorative. */
  icon: ReactElement;
  onSelect: (row: Row) => void;
  /** Whether the row offers it at all. @default always */
  isVisible?: (row: Row) => boolean;
  /** Why the row offers it but cannot do it now; undefined when it can. */
  disabledReason?: (row: Row) => string | undefined;
  /** A button of its own in the row instead of an item of the menu. @default false */
  isOneClick?: boolean;
  /** Destroys something: set apart by color. @default false */
  isDestructive?: boolean;
}

/** The actions a row offers, by the place where they stand. */
export function actionsOfRow<Row>(actions: readonly GridRowAction<Row>[], row: Row) {
  const visible = actions.filter((action) => action.isVisible?.(row) ?? true);
  return {
    oneClick: visible.filter((action) => action.isOneClick),
    inMenu: visible.filter((action) => !action.isOneClick),
  };
}
