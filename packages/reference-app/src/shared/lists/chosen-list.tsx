import { IconButton } from '@aferir/ui';
import { X } from 'lucide-react';
import styles from './lists.module.css';

/** Something that was chosen. */
export interface ChosenThing {
  readonly id: number;
  readonly name: string;
  /** What else is to be known of it, in parentheses. */
  readonly remark?: string | undefined;
  /** What the button says that takes it out. */
  readonly removeLabel: string;
}

/** Props of {@link ChosenList}. */
export interface ChosenListProps {
  /** What the list is of. */
  label: string;
  items: readonly ChosenThing[];
  /** Takes one out; left out where the choice stays. */
  onRemove?: ((id: number) => void) | undefined;
  /** Whether they stand beside one another. @default false */
  isInline?: boolean;
}

/** What was chosen out of many, each with a button that takes it out again. */
export function ChosenList({ label, items, onRemove, isInline = false }: ChosenListProps) {
  return (
    <ul aria-label={label} className={styles.root} data-inline={isInline || undefined}>
      {items.map(({ id, name, remark, removeLabel }) => (
        <li key={id} className={styles.chosen}>
          <span>
            <span>{name}</span>
            {remark === undefined ? null : <span className={styles.remark}>{` (${remark})`}</span>}
          </span>
          {onRemove ? (
            <IconButton size="s" label={removeLabel} icon={<X />} onClick={() => onRemove(id)} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}
