import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import iconStyles from '../../field/control-icon.module.css';
import styles from './grid-toolbar.module.css';

interface GridSelectProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A compact native list: the toolbar's choices work the same on touch and in a shadow root. */
export function GridSelect({ label, value, options, onChange }: GridSelectProps) {
  return (
    <label className={styles.select}>
      <span className={styles.selectLabel}>{label}</span>
      <span className={styles.selectBox}>
        <select
          className={styles.selectControl}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          className={clsx(styles.icon, styles.selectIcon, iconStyles.icon)}
          aria-hidden="true"
        />
      </span>
    </label>
  );
}
