import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import mark from '../../chosen-mark/chosen-mark.module.css';
import type { RenderLink } from '../../link/index.ts';
import { Tooltip } from '../../tooltip/index.ts';
import type { ShellGroup, ShellNavigation, ShellSection } from '../shell-types.ts';
import styles from './section-list.module.css';

interface SectionListProps extends ShellNavigation {
  /** Icons alone; groups fold away and their sections stand in line with the rest. */
  isCollapsed?: boolean;
  /** A section was chosen. */
  onNavigate?: () => void;
}

/** The sections as a list of links, groups included. */
export function SectionList({ entries, isCollapsed = false, ...links }: SectionListProps) {
  const shown = isCollapsed
    ? entries.flatMap((entry) => ('sections' in entry ? entry.sections : [entry]))
    : entries;
  return (
    <ul data-collapsed={isCollapsed || undefined} className={clsx('aferir-sections', styles.list)}>
      {shown.map((entry) =>
        'sections' in entry ? (
          <Group key={entry.id} group={entry} {...links} />
        ) : (
          <Section key={entry.id} section={entry} isCollapsed={isCollapsed} {...links} />
        ),
      )}
    </ul>
  );
}

interface LinkProps {
  currentId: string;
  renderLink: RenderLink;
  onNavigate?: () => void;
}

interface SectionProps extends LinkProps {
  section: ShellSection;
  isCollapsed?: boolean;
}

function Section({ section, currentId, renderLink, onNavigate, isCollapsed }: SectionProps) {
  const { label, icon, href, id } = section;
  const link = (
    <SectionLink
      href={href}
      aria-current={id === currentId ? 'page' : undefined}
      aria-label={isCollapsed ? label : undefined}
      className={clsx('aferir-section', mark.mark, styles.line)}
      onClick={onNavigate}
      renderLink={renderLink}
    >
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      {isCollapsed ? null : <span className={styles.label}>{label}</span>}
    </SectionLink>
  );
  return (
    <li className={clsx('aferir-section-item', styles.item)}>
      {isCollapsed ? (
        <Tooltip content={label} side="right">
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </li>
  );
}

function SectionLink({
  renderLink,
  ...anchor
}: Parameters<RenderLink>[0] & { renderLink: RenderLink }) {
  return renderLink(anchor);
}

function Group({ group, ...links }: LinkProps & { group: ShellGroup }) {
  const listId = useId();
  const holdsCurrent = group.sections.some(({ id }) => id === links.currentId);
  const [isOpen, setIsOpen] = useState(holdsCurrent);
  return (
    <li className={clsx('aferir-section-group', styles.item)}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        data-holds-current={holdsCurrent || undefined}
        className={clsx('aferir-section', styles.line)}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.icon} aria-hidden>
          {group.icon}
        </span>
        <span className={styles.label}>{group.label}</span>
        <ChevronDown className={styles.arrow} aria-hidden />
      </button>
      <ul id={listId} hidden={!isOpen} className={clsx('aferir-sections', styles.list)}>
        {group.sections.map((section) => (
          <Section key={section.id} section={section} {...links} />
        ))}
      </ul>
    </li>
  );
}
