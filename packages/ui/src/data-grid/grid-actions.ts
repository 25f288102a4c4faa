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
  /**
   * Has the row show its label on a button, for what people come to the row for; there is one such a
   * row, the first, and a card has it at its foot. @default never
   */
  isProminent?: (row: Row) => boolean;
  /**
   * What those hear who only hear its button, which each row has: 'Visualizar avaliações de Ana Souza'.
   * @default the label and the row's name: 'Visualizar: Ana Souza'
   */
  nameOf?: (row: Row) => string;
  /** Destroys something: set apart by color. @default false */
  isDestructive?: boolean;
}

/** The actions a row offers, by the place where they stand. */
export function actionsOfRow<Row>(actions: readonly GridRowAction<Row>[], row: Row) {
  const visible = actions.filter((action) => action.isVisible?.(row) ?? true);
  const prominent = visible.find((action) => action.isProminent?.(row));
  const others = visible.filter((action) => action !== prominent);
  return {
    prominent,
    oneClick: others.filter((action) => action.isOneClick),
    inMenu: others.filter((action) => !action.isOneClick),
  };
}
