import { Button, VisuallyHidden } from '@aferir/ui';
import { useEffect, useRef, useState } from 'react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import type { TrainingPlayerMessages } from '../training-player.messages.ts';
import styles from './video-stage.module.css';

const SECONDS = 5;

export interface NextVideoProps {
  name: string;
  onGo: () => void;
  onStop: () => void;
}

/** Goes on to the next video in a few seconds, unless it is stopped. */
export function NextVideo({ name, onGo, onStop }: NextVideoProps) {
  const { messages } = useWidget<TrainingPlayerMessages>();
  const [left, setLeft] = useState(SECONDS);
  // A save that comes back meanwhile must not have a second counted anew.
  const go = useRef(onGo);
  useEffect(() => {
    go.current = onGo;
  });
  useEffect(() => {
    if (left === 0) {
      go.current();
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);

  return (
    <div className={styles.next}>
      {/* Read out once, not every second. */}
      <p role="status" className={styles.nextText}>
        <span aria-hidden="true">{messages.nextIn(left)}</span>
        <VisuallyHidden>{messages.nextIn(SECONDS)}</VisuallyHidden>
        <strong className={styles.nextName}>{name}</strong>
      </p>
      <div className={styles.nextActions}>
        <Button variant="secondary" onClick={onStop}>
          {messages.stopNext}
        </Button>
        <Button onClick={onGo}>{messages.playNext}</Button>
      </div>
    </div>
  );
}
