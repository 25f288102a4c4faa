import { Plus, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../button/index.ts';
import headingStyles from '../../heading/heading.module.css';
import { IconButton } from '../../icon-button/index.ts';
import styles from '../data-grid.module.css';
import type { DataGridMessages } from '../data-grid-messages.ts';

interface GridHeaderProps {
  titleId: string;
  title: ReactNode;
  headingLevel: 2 | 3 | 4;
  description: ReactNode;
  count: ReactNode;
  onReload: (() => void) | undefined;
  addAction: { label?: string; onAdd: () => void } | undefined;
  actions: ReactNode;
  texts: DataGridMessages;
}

/** Title, one line of purpose and record count, with the grid's own actions at the right. */
export function GridHeader(props: GridHeaderProps) {
  const { titleId, title, headingLevel, description, count, onReload, addAction, actions, texts } =
    props;
  const Heading = `h${headingLevel}` as const;

  return (
    <div className={headingStyles.row}>
      <div className={styles.heading}>
        <Heading id={titleId} className={headingStyles.title}>
          {title}
        </Heading>
        {description ? <p className={styles.description}>{description}</p> : null}
        <p role="status" className={styles.count}>
          {count}
        </p>
      </div>
      <div className={styles.headerActions}>
        {onReload ? (
          <IconButton icon={<RefreshCw />} label={texts.reload} onClick={onReload} />
        ) : null}
        {actions}
        {addAction ? (
          <Button icon={<Plus />} onClick={addAction.onAdd}>
            {addAction.label ?? texts.add}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
