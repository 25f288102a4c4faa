import { listDepartmentPeopleQuery } from '@aferir/api-client/react';
import { Button } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';
import { PersonCell } from '../../../shared/people/person-cell.tsx';
import { ReadRecord } from '../../../shared/states/read-record.tsx';
import {
  departmentPlaceMessages,
  organizationMessages as texts,
} from '../organization-messages.ts';
import styles from './department-details.module.css';

/** How many are named beside the chart. */
const FIRST = 10;

/** Props of {@link DepartmentPeople}. */
export interface DepartmentPeopleProps {
  departmentId: number;
  onShowAll: () => void;
}

/** The first people of a department, and the way to all of them. */
export function DepartmentPeople({ departmentId, onShowAll }: DepartmentPeopleProps) {
  const { staff } = useServices();
  const people = useQuery(
    listDepartmentPeopleQuery(staff, {
      query: { idOrganogramaNo: departmentId, take: FIRST, index: 0, filter: '' },
    }),
  );
  return (
    <section className={styles.part}>
      <div className={styles.heading}>
        <h3 className={styles.title}>{texts.employees}</h3>
        <Button variant="ghost" size="s" className={styles.action} onClick={onShowAll}>
          {texts.showPeople}
        </Button>
      </div>
      <ReadRecord query={people} failedTitle={texts.peopleFailed} shape="items" count={2}>
        {({ rows, qtdRecords }) =>
          rows.length > 0 ? (
            <>
              <ul className={styles.list}>
                {rows.map(({ dsEmail: _address, ...person }) => (
                  <li key={person.idOrganogramaPessoa}>
                    <PersonCell {...person} />
                  </li>
                ))}
              </ul>
              {qtdRecords > rows.length ? (
                <p className={styles.hint}>{texts.morePeople(qtdRecords - rows.length)}</p>
              ) : null}
            </>
          ) : (
            <p className={styles.hint}>{departmentPlaceMessages.people.empty}</p>
          )
        }
      </ReadRecord>
    </section>
  );
}
