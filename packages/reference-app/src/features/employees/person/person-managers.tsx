import type { Schema } from '@aferir/api-client';
import { PersonLink } from '../../../shared/people/person-link.tsx';
import styles from './person.module.css';
import { personMessages as texts } from './person-messages.ts';

/** Who answers for a person, each with what makes them so. */
export function PersonManagers({ managers }: { managers: Schema<'EmployeeSheet'>['gestores'] }) {
  if (managers.length === 0) return <span className={styles.muted}>{texts.noManagers}</span>;
  return (
    <ul className={styles.managers}>
      {managers.map(({ idOrganogramaPessoa, nmPessoa, nmDepartamentoOrigem }) => (
        <li key={idOrganogramaPessoa}>
          <PersonLink personId={idOrganogramaPessoa}>{nmPessoa}</PersonLink>{' '}
          <span className={styles.muted}>
            {nmDepartamentoOrigem === null ? texts.named : texts.ofDepartment(nmDepartamentoOrigem)}
          </span>
        </li>
      ))}
    </ul>
  );
}
