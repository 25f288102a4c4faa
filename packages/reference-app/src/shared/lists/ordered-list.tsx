import { IconButton, VisuallyHidden } from '@aferir/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { listMessages as texts } from './list-messages.ts';
import styles from './ordered-list.module.css';

/** One thing of an {@link OrderedList}. */
export interface OrderedItem {
  id: number;
  name: string;
  /** Stands behind the name. */
  badge?: ReactNode;
  /** Stand below the name, one under the other. */
  details?: readonly string[];
  /** Buttons at the end of the line. */
  actions: ReactNode;
}

/** Props of {@link OrderedList}. */
export interface OrderedListProps {
  /** What the list is of. */
  label: string;
  items: readonly OrderedItem[];
  /** The order that is being saved, by all ids: it is shown, and no other one may be asked for. */
  savingOrder: readonly number[] | undefined;
  /** Asks for an order, by all ids. */
  onOrder: (ids: readonly number[]) => void;
}

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
    if (moved === undefined || isBusy) return;
    ids.splice(to, 0, moved);
    setTold(texts.moved(items[from]?.name ?? '', to + 1, items.length));
    onOrder(ids);
  }

  return (
    <>
      <ol className={styles.root} aria-label={label}>
        {items.map(({ id, name, badge, details = [], actions }, index) => (
          <li key={id} className={styles.item}>
            <span className={styles.place}>{index + 1}</span>
            <span className={styles.text}>
              <span className={styles.title}>
                {name}
                {badge}
              </span>
              {details.map((detail) => (
                <span key={detail} className={styles.detail}>
                  {detail}
                </span>
              ))}
            </span>
            <span className={styles.actions}>
              <IconButton
                size="s"
                label={texts.up(name)}
                icon={<ArrowUp />}
                aria-disabled={index === 0 || isBusy}
                onClick={() => index > 0 && move(index, index - 1)}
              />
              <IconButton
                size="s"
                label={texts.down(name)}
                icon={<ArrowDown />}
                aria-disabled={index === items.length - 1 || isBusy}
                onClick={() => index < items.length - 1 && move(index, index + 1)}
              />
              {actions}
            </span>
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </>
  );
}
