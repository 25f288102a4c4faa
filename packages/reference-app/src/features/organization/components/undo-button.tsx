import { Button } from '@aferir/ui';
import { Undo2 } from 'lucide-react';
import { useId } from 'react';
import { organizationMessages as texts } from '../organization-messages.ts';
import type { Undo } from '../use-undo.ts';
import styles from './organization.module.css';

/** Props of {@link UndoButton}. */
export interface UndoButtonProps {
  undo: Undo;
}

/** Takes back the last change, and says which one that is; nothing where there is none. */
export function UndoButton({ undo: { change, isUndoing, takeBack } }: UndoButtonProps) {
  const describedBy = useId();
  if (!change) return null;
  return (
    <div className={styles.undo}>
      <span id={describedBy} title={change.dsAlteracao} className={styles.lastChange}>
        {change.dsAlteracao}
      </span>
      <Button
        variant="secondary"
        icon={<Undo2 />}
        isLoading={isUndoing}
        aria-describedby={describedBy}
        onClick={() => takeBack(change.idAlteracao)}
      >
        {texts.undoLast}
      </Button>
    </div>
  );
}
