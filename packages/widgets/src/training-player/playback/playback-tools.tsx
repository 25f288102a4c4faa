import { Button, SelectField } from '@aferir/ui';
import { PictureInPicture2 } from 'lucide-react';
import type { RefObject } from 'react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import type { TrainingPlayerMessages } from '../training-player.messages.ts';
import styles from './video-stage.module.css';

const SPEEDS = [0.75, 1, 1.25, 1.5, 2];

export interface PlaybackToolsProps {
  video: RefObject<HTMLVideoElement | null>;
  speed: number;
  onSpeedChange: (speed: number) => void;
}

/** What not every browser has among the controls of a video: its speed, and a window of its own. */
export function PlaybackTools({ video, speed, onSpeedChange }: PlaybackToolsProps) {
  const { messages } = useWidget<TrainingPlayerMessages>();
  return (
    <div className={styles.tools}>
      <SelectField
        className={styles.speed}
        label={messages.speed}
        options={SPEEDS.map((one) => ({ value: String(one), label: messages.speedOf(one) }))}
        value={String(speed)}
        onValueChange={(value) => onSpeedChange(Number(value))}
      />
      {canFloat() ? (
        <Button
          variant="ghost"
          icon={<PictureInPicture2 />}
          onClick={() => void float(video.current)}
        >
          {messages.pictureInPicture}
        </Button>
      ) : null}
    </div>
  );
}

function canFloat(): boolean {
  return globalThis.document?.pictureInPictureEnabled ?? false;
}

/** A browser that refuses, as before anything has been loaded, leaves the video where it is. */
async function float(video: HTMLVideoElement | null) {
  if (document.pictureInPictureElement) await document.exitPictureInPicture();
  else await video?.requestPictureInPicture().catch(() => undefined);
}
