import { Button } from '@aferir/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import type { TrainingPlayerMessages } from '../training-player.messages.ts';
import styles from './video-stage.module.css';

/** For how long the way to the next video stands, in seconds. */
export const NEXT_VIDEO_SECONDS = 5;

export interface NextVideoProps {
  name: string;
  /** Whoever was at what this comes over is at its first button. @default false */
  takesFocus?: boolean;
  onGo: () => void;
  onStop: () => void;
}

/** Goes on to the next video in a few seconds, unless it is stopped or worked with. */
export function NextVideo({ name, takesFocus = false, onGo, onStop }: NextVideoProps) {
  const { messages } = useWidget<TrainingPlayerMessages>();
  const [left, setLeft] = useState(NEXT_VIDEO_SECONDS);
  const [isWorkedWith, setIsWorkedWith] = useState(false);
  const stop = useRef<HTMLButtonElement>(null);
  const isGiven = useRef(false);
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
    if (isWorkedWith) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, isWorkedWith]);

  useLayoutEffect(() => {
    if (!takesFocus) return;
    isGiven.current = true;
    stop.current?.focus();
    isGiven.current = false;
  }, [takesFocus]);

  const holding = {
    // Whoever has come to a button is about to use it.
    onFocus: () => setIsWorkedWith(!isGiven.current),
    onBlur: () => setIsWorkedWith(false),
  };

  return (
    <div className={styles.next}>
      <p className={styles.nextText}>
        <span>{messages.nextIn(left)}</span>
        <strong className={styles.nextName}>{name}</strong>
      </p>
      <div className={styles.nextActions}>
        <Button {...holding} ref={stop} variant="secondary" onClick={onStop}>
          {messages.stopNext}
        </Button>
        <Button {...holding} onClick={onGo}>
          {messages.playNext}
        </Button>
      </div>
    </div>
  );
}
