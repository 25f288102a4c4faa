import { SECTION } from '@aferir/domain';
import { Button } from '@aferir/ui';
import { linkTo, paths } from '../../paths.ts';
import { useSectionRights } from '../../services/use-section-rights.ts';
import { NEW_RECORD, RECORD_PARAM } from '../address/param-names.ts';
import { Link } from '../navigation/link.tsx';
import { useAddress } from '../navigation/navigation.tsx';
import { openedFrom } from '../navigation/page-state.ts';
import { peopleNarrowingMessages as texts } from './people-narrowing-messages.ts';
import styles from './ways-to-people.module.css';

const addHref = linkTo(paths.staffEmployees, { search: { [RECORD_PARAM]: NEW_RECORD } });

/** Leads to the form of a new person, for those who may add one; nothing for the others. */
export function WayToPerson() {
  const { has } = useSectionRights(SECTION.employees);
  if (!has('incluir')) return null;
  return <Link to={addHref}>{texts.addPerson}</Link>;
}

/** Where people who have a place already get another, and new ones theirs, for those who may see them; nothing for the others. */
export function WaysToPlacedPeople() {
  const { has } = useSectionRights(SECTION.employees);
  if (!has('visualizar')) return null;
  return (
    <span className={styles.ways}>
      <Button asChild variant="secondary">
        <Link to={linkTo(paths.staffEmployees)}>{texts.seePeople}</Link>
      </Button>
      {has('incluir') ? <AddPerson /> : null}
    </span>
  );
}

/** Props of {@link WaysToPeople}. */
export interface WaysToPeopleProps {
  /** Whether the page has no other primary action. @default true */
  isPrimary?: boolean;
}

/** How a company gets its people, for those who may add them; nothing for the others. */
export function WaysToPeople({ isPrimary = true }: WaysToPeopleProps) {
  const { has } = useSectionRights(SECTION.employees);
  const address = useAddress();
  if (!has('incluir')) return null;
  return (
    <span className={styles.ways}>
      <AddPerson />
      <Button asChild variant={isPrimary ? 'primary' : 'secondary'}>
        <Link to={linkTo(paths.staffEmployeeImport)} state={openedFrom(address)}>
          {texts.importPeople}
        </Link>
      </Button>
    </span>
  );
}

function AddPerson() {
  return (
    <Button asChild variant="secondary">
      <Link to={addHref}>{texts.addPerson}</Link>
    </Button>
  );
}
