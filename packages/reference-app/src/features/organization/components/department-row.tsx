import { PersonLink } from '../../../shared/people/person-link.tsx';
import type { Department } from '../department.ts';
import { describeDepartment } from '../department.ts';
import styles from './organization.module.css';

/** A department in the list: its name, and who leads it or how many people are in it. */
export function DepartmentRow({ department }: { department: Department }) {
  const [, ...others] = describeDepartment(department).lines;
  const { manager } = department;
  const hint = others.map(({ text }) => text).join(', ');
  const rest = hint.slice(manager?.name.length ?? 0).replace(/^,? /, '');
  const led = manager?.personId === undefined ? undefined : { ...manager, id: manager.personId };
  return (
    <span className={styles.row}>
      <span>{department.label}</span>
      <span className={styles.rowHint}>
        {led ? (
          <>
            {/* The tree is one stop: keys lead on by the menu of the row. */}
            <PersonLink
              personId={led.id}
              tabIndex={-1}
              onClick={(event) => event.stopPropagation()}
            >
              {led.name}
            </PersonLink>
            {rest === '' ? null : (
              <>
                {' · '}
                <span>{rest}</span>
              </>
            )}
          </>
        ) : (
          hint
        )}
      </span>
    </span>
  );
}
