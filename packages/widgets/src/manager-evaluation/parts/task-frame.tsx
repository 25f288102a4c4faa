import { Dialog, type DialogProps } from '@aferir/ui';
import type { ReactNode } from 'react';
import page from '../../shared/page/page.module.css';
import { StepHeading } from '../../shared/questionnaire/step-heading.tsx';
import styles from '../manager-evaluation.module.css';

/** Where a task stands: over the list, or as a page of its own. */
export type TaskPlace = 'dialog' | 'page';

export interface TaskFrameProps {
  place: TaskPlace;
  title: string;
  /** The page's content has a heading of its own. @default false */
  isTitleInside?: boolean;
  description?: string | undefined;
  /** How wide the dialog is. @default 'm' */
  size?: DialogProps['size'];
  /** Buttons at the end, the primary one last. */
  actions?: ReactNode;
  isBusy?: boolean;
  /** Asked for by Esc, a click outside or the close button of the dialog. */
  onClose: () => void;
  children: ReactNode;
}

/** Shows a task in its place. */
export function TaskFrame(props: TaskFrameProps) {
  const { place, title, description, size = 'm', actions, children } = props;
  const { isBusy = false } = props;
  if (place === 'dialog') {
    return (
      <Dialog
        isOpen
        size={size}
        isBusy={isBusy}
        onClose={props.onClose}
        title={title}
        description={description}
        actions={actions}
      >
        {children}
      </Dialog>
    );
  }
  return (
    <div className={page.parts} aria-busy={isBusy || undefined}>
      {props.isTitleInside ? null : (
        <header className={styles.pageHeader}>
          <StepHeading>{title}</StepHeading>
          {description ? <p className={page.muted}>{description}</p> : null}
        </header>
      )}
      {children}
      {actions ? <footer className={styles.pageActions}>{actions}</footer> : null}
    </div>
  );
}
