import { SECTION } from '@aferir/domain';
import { CheckboxField, Notice } from '@aferir/ui';
import { Link } from 'react-router';
import { useSectionRights } from '../../services/use-section-rights.ts';
import { peopleWithoutManager } from '../people/no-manager.ts';
import styles from './mass-send-dialog.module.css';
import { requestMessages } from './request-messages.ts';

/** Props of {@link PeopleWithoutManager}. */
export interface PeopleWithoutManagerProps {
  count: number;
  areLeftOut: boolean;
  onLeaveOut: (areLeftOut: boolean) => void;
}

/** Says before a mass send how many of the reviews would end with the own part, and offers to leave them out. */
export function PeopleWithoutManager({ count, areLeftOut, onLeaveOut }: PeopleWithoutManagerProps) {
  const { has } = useSectionRights(SECTION.employees);
  const { text, leaveOut, see } = requestMessages.withoutManager;
  return (
    <Notice tone="warning" className={styles.unmanaged}>
      <p>
        <span>{`${text(count)} `}</span>
        {has('visualizar') ? <Link to={peopleWithoutManager()}>{see(count)}</Link> : null}
      </p>
      <CheckboxField
        label={leaveOut(count)}
        checked={areLeftOut}
        onChange={({ target }) => onLeaveOut(target.checked)}
      />
    </Notice>
  );
}
