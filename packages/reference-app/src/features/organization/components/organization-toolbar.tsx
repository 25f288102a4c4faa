import { Button } from '@aferir/ui';
import { ListTree } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Department } from '../department.ts';
import { organizationMessages as texts } from '../organization-messages.ts';
import type { Undo } from '../use-undo.ts';
import { ExportMenu } from './export-menu.tsx';
import styles from './organization.module.css';
import { OrganizationSearch, type OrganizationSearchProps } from './organization-search.tsx';
import { UndoButton } from './undo-button.tsx';

/** Props of {@link OrganizationToolbar}. */
export interface OrganizationToolbarProps extends Pick<OrganizationSearchProps, 'onFind'> {
  departments: readonly Department[];
  /** The departments that are open. */
  expandedIds: ReadonlySet<string>;
  undo: Undo;
  /** Whether the list stands beside the drawing; undefined where there is no choice. */
  isListed: boolean | undefined;
  onListedChange: (isListed: boolean) => void;
  /** Puts a table in place of the drawing. */
  look: ReactNode;
}

/** What can be done with the drawing as a whole. */
export function OrganizationToolbar({
  departments,
  expandedIds,
  undo,
  isListed,
  onListedChange,
  look,
  onFind,
}: OrganizationToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <OrganizationSearch departments={departments} onFind={onFind} />
      <div className={styles.tools}>
        <UndoButton undo={undo} />
        {isListed === undefined ? null : (
          <Button
            variant="secondary"
            icon={<ListTree />}
            aria-pressed={isListed}
            onClick={() => onListedChange(!isListed)}
          >
            {texts.asList}
          </Button>
        )}
        {look}
        <ExportMenu departments={departments} expandedIds={expandedIds} />
      </div>
    </div>
  );
}
