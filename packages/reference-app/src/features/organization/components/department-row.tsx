import type { Department } from '../department.ts';
import { describeDepartment } from '../department.ts';
import styles from './organization.module.css';

/** A department in the list: its name, and who leads it or how many people are in it. */
export function DepartmentRow({ department }: { department: Department }) {
  const [, ...others] = describeDepartment(department).lines;
  return (
    <span className={styles.row}>
      <span>{department.label}</span>
      <span className={styles.rowHint}>{others.map(({ text }) => text).join(', ')}</span>
    </span>
  );
}
