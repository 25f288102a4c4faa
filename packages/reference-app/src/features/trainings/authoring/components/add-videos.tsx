import { TRAINING_LIMITS } from '@aferir/domain';
import { Button } from '@aferir/ui';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import frame from '../../../../shared/authoring/authoring.module.css';
import { newKey } from '../../../../shared/authoring/new-key.ts';
import { authoringMessages as texts } from '../authoring-messages.ts';
import type { VideoEdit } from '../editing/training-edit.ts';
import { sortOutFiles } from '../videos/find-file-fault.ts';
import styles from './sessions.module.css';

/** Props of {@link AddVideos}. */
export interface AddVideosProps {
  /** What the session is called. */
  session: string;
  onAdd: (videos: readonly VideoEdit[]) => void;
}

/** Takes files into a session, and says at once which can't be videos. */
export function AddVideos({ session, onAdd }: AddVideosProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setIsReading] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);

  async function take(files: readonly File[]) {
    setIsReading(true);
    const sorted = await sortOutFiles(files);
    setIsReading(false);
    setRefused(sorted.refused);
    if (sorted.good.length > 0) onAdd(sorted.good.map(toVideoEdit));
  }

  return (
    <>
      <div className={styles.footer}>
        <Button
          variant="secondary"
          size="s"
          icon={<Upload />}
          isLoading={isReading}
          aria-label={texts.addVideosTo(session)}
          onClick={() => input.current?.click()}
        >
          {texts.addVideos}
        </Button>
        <p className={frame.hint}>{texts.videoHint}</p>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept="video/mp4,.mp4"
          aria-label={texts.addVideosTo(session)}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            // The same file can be chosen again once it was mended.
            target.value = '';
            void take(files);
          }}
        />
      </div>
      <div role="alert" className={styles.faults}>
        {refused.map((sentence) => (
          <p key={sentence} className={frame.fault}>
            {sentence}
          </p>
        ))}
      </div>
    </>
  );
}

function toVideoEdit(file: File): VideoEdit {
  const name = file.name.replace(/\.[^.]+$/, '').slice(0, TRAINING_LIMITS.resourceName);
  return { key: newKey(), name, content: { kind: 'file', file }, captions: null };
}
