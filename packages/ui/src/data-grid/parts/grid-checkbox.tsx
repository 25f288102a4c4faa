import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { useImperativeHandle, useRef } from 'react';
import choiceStyles from '../../field/choice.module.css';
import { useMixedBox } from '../../field/use-mixed-box.ts';
import skipStyles from '../../skip-link/skip-link.module.css';
import type { PageSelection } from '../grid-selection.ts';
import styles from './grid-selection.module.css';

interface RowCheckboxProps {
  label: string;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** Selects one record. */
export function RowCheckbox({ label, isSelected, onSelect }: RowCheckboxProps) {
  return (
    <label className={styles.target}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
        className={clsx('aferir-checkbox', choiceStyles.checkbox)}
      />
    </label>
  );
}

/** What selects all records of the page is told. */
export interface PageCheckboxProps {
  ref: Ref<HTMLInputElement | null>;
  label: string;
  selection: PageSelection;
  onSelect: (isSelected: boolean) => void;
  /** Leads past all records to what can be done with those that are selected, on other pages too. @default none are */
  skip?: { readonly label: string; readonly onSkip: () => void };
}

/** Selects all records of the page; half-set while some are selected. `children` stand beside it. */
export function PageCheckbox({
  ref,
  label,
  selection,
  onSelect,
  skip,
  children,
}: PageCheckboxProps & { children?: ReactNode }) {
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => box.current, []);
  useMixedBox(box, selection === 'some');

  return (
    <>
      <label className={clsx(styles.target, children ? styles.labelled : null)}>
        <input
          ref={box}
          type="checkbox"
          aria-label={label}
          checked={selection === 'all'}
          onChange={() => onSelect(selection !== 'all')}
          className={clsx('aferir-checkbox', choiceStyles.checkbox)}
        />
        {children ? <span>{children}</span> : null}
      </label>
      {skip ? (
        <button type="button" className={clsx(skipStyles.root, styles.skip)} onClick={skip.onSkip}>
          {skip.label}
        </button>
      ) : null}
    </>
  );
}
