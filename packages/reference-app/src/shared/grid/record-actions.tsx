import type { Right } from '@aferir/domain';
import type { GridRowAction } from '@aferir/ui';
import { Pencil, Trash2 } from 'lucide-react';

/** What can be done with a record. */
export interface RecordAction<Row> extends GridRowAction<Row> {
  /** The right in the section that its call takes; `visualizar` of one that only looks. Who lacks it is not offered it. */
  readonly right: Right;
}

type OwnParts<Row> = Pick<RecordAction<Row>, 'label' | 'onSelect' | 'isVisible' | 'disabledReason'>;

/** Changes a record. */
export function editAction<Row>(parts: OwnParts<Row>): RecordAction<Row> {
  return { id: 'edit', right: 'alterar', icon: <Pencil />, ...parts };
}

/** Takes a record away. */
export function removeAction<Row>(parts: OwnParts<Row>): RecordAction<Row> {
  return { id: 'remove', right: 'excluir', icon: <Trash2 />, isDestructive: true, ...parts };
}
