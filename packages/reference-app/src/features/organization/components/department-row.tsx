import { PersonLink } from '../../../shared/people/person-link.tsx';
import { type Department, otherManagers } from '../department.ts';
import { organizationMessages as texts } from '../organization-messages.ts';
import styles from './organization.module.css';

/** A department in the list: its name, and who leads it or how many people are in it. */
export function DepartmentRow({ department }: { department: Department }) {
  const { label, manager, peopleCount } = department;
  return (
    <span className={styles.row}>
      <span>{label}</span>
      <span className={styles.rowHint}>
        {manager ? (
          <>
            {manager.personId === undefined ? (
              <span>{manager.name}</span>
            ) : (
              // The tree is one stop: keys lead on by the menu of the row.
              <PersonLink
                personId={manager.personId}
                tabIndex={-1}
                onClick={(event) => event.stopPropagation()}
              >
                {manager.name}
              </PersonLink>
            )}
            <span>{otherManagers(department)}</span>
            {manager.position ? (
              <>
                {' · '}
                <span>{manager.position}</span>
              </>
            ) : null}
          </>
        ) : (
          texts.people(peopleCount)
        )}
      </span>
    </span>
  );
}
