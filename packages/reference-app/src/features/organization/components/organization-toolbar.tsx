import { Button } from '@aferir/ui';
import { ListTree, Network, Table } from 'lucide-react';
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
  /** Whether a table stands in place of the drawing; it has a search of its own. */
  isTable: boolean;
  onTableChange: (isTable: boolean) => void;
}

/** What can be done with the chart as a whole. */
export function OrganizationToolbar({
  departments,
  expandedIds,
  undo,
  isListed,
  onListedChange,
  isTable,
  onTableChange,
  onFind,
}: OrganizationToolbarProps) {
  return (
    <div className={styles.toolbar}>
      {isTable ? null : <OrganizationSearch departments={departments} onFind={onFind} />}
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
        <Button
          variant="secondary"
          icon={isTable ? <Network /> : <Table />}
          onClick={() => onTableChange(!isTable)}
        >
          {isTable ? texts.asChart : texts.asTable}
        </Button>
        {isTable ? null : <ExportMenu departments={departments} expandedIds={expandedIds} />}
      </div>
    </div>
  );
}
