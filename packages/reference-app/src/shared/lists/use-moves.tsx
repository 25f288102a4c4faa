import { useFocusHeir, VisuallyHidden } from '@aferir/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import styles from './lists.module.css';
import { type Direction, moveButtonId } from './move-buttons.tsx';

/** Props of {@link useMoves}. */
export interface MovesOptions<Change> {
  change: (change: Change) => void;
  /** Says that something has moved. */
  movedText: (name: string, direction: Direction) => string;
}

/**
 * Puts things of a form in order by {@link MoveButtons}: each move is told to readers, and the focus stays with what
 * moves, which may be drawn anew in another list. `frame` goes to the fieldset around them.
 */
export function useMoves<Change>({ change, movedText }: MovesOptions<Change>) {
  const [told, setTold] = useState('');
  const root = useRef<HTMLFieldSetElement>(null);
  const noteFocus = useFocusHeir(root);
  const focusNext = useRef<string>(undefined);

  useLayoutEffect(() => {
    if (focusNext.current === undefined) return;
    document.getElementById(focusNext.current)?.focus();
    focusNext.current = undefined;
  });

  return {
    frame: { ref: root, tabIndex: -1, onFocus: noteFocus, className: styles.moves },
    announcement: <VisuallyHidden role="status">{told}</VisuallyHidden>,
    /** Moves what has the key; undefined: it has nowhere to go. */
    move(key: string, name: string, direction: Direction, move: Change | undefined) {
      if (move === undefined) return;
      change(move);
      setTold(movedText(name, direction));
      focusNext.current = moveButtonId(key, direction);
    },
    /** Gives the focus to something that is there once it is drawn. */
    focusOnceDrawn(id: string) {
      focusNext.current = id;
    },
  };
}
