import { VisuallyHidden } from '@aferir/ui';
import { type ReactElement, useState } from 'react';
import { listMessages as texts } from './list-messages.ts';
import styles from './lists.module.css';
import { MoveButtons } from './move-buttons.tsx';

/** One thing of an {@link OrderedList}. */
export interface OrderedItem {
  id: number;
  name: string;
  /** Stands behind the name. */
  badge?: ReactElement | null;
  /** Stand below the name, one under the other. */
  details?: readonly string[];
  /** Buttons at the end of the line. */
  actions: ReactElement | null;
}

/** Props of {@link OrderedList}. */
export interface OrderedListProps {
  /** What the list is of. */
  label: string;
  items: readonly OrderedItem[];
  /** The order that is being saved, by all ids: it is shown, and no other one may be asked for. */
  savingOrder: readonly number[] | undefined;
  /** Asks for an order, by all ids. @default the order stays */
  onOrder?: (ids: readonly number[]) => void;
}

const STEPS = { up: -1, down: 1 } as const;

/** Things in an order of their own, each moved up and down by a button; the focus goes with it. */
export function OrderedList({ label, items: given, savingOrder, onOrder }: OrderedListProps) {
  const isBusy = savingOrder !== undefined;
  const items = savingOrder
    ? given.toSorted((one, other) => savingOrder.indexOf(one.id) - savingOrder.indexOf(other.id))
    : given;
  const [told, setTold] = useState('');

  function move(from: number, to: number) {
    const ids = items.map(({ id }) => id);
    const [moved] = ids.splice(from, 1);
    if (moved === undefined) return;
    ids.splice(to, 0, moved);
    setTold(texts.moved(items[from]?.name ?? '', to + 1, items.length));
    onOrder?.(ids);
  }

  return (
    <>
      <ol className={styles.root} aria-label={label}>
        {items.map(({ id, name, badge, details = [], actions }, index) => (
          <li key={id} className={styles.item}>
            <span className={styles.place}>{index + 1}</span>
            <span className={styles.text}>
              <span className={styles.title}>
                <span>{name}</span>
                {badge}
              </span>
              {details.map((detail) => (
                <span key={detail} className={styles.detail}>
                  {detail}
                </span>
              ))}
            </span>
            <span className={styles.actions}>
              {onOrder ? (
                <MoveButtons
                  name={name}
                  canMove={(direction) => !isBusy && items[index + STEPS[direction]] !== undefined}
                  onMove={(direction) => move(index, index + STEPS[direction])}
                />
              ) : null}
              {actions}
            </span>
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </>
  );
}
