import { type DraftFault, TRAINING_LIMITS } from '@aferir/domain';
import { Badge, CountedTextField, IconButton, SortHandle } from '@aferir/ui';
import { Captions, Film, Trash2 } from 'lucide-react';
import { type Direction, MoveButtons } from '../../../../shared/lists/move-buttons.tsx';
import { authoringMessages as texts } from '../authoring-messages.ts';
import { faultAt, fieldIdOf } from '../editing/editor-steps.ts';
import { moveOfVideo } from '../editing/places.ts';
import { VIDEO_KIND } from '../editing/sort-slots.ts';
import type { TrainingChange, TrainingEdit, VideoEdit } from '../editing/training-edit.ts';
import { useVideoLook } from '../videos/use-video-look.ts';
import { videoFactsOf } from '../videos/video-facts.ts';
import styles from './sessions.module.css';

/** Props of {@link VideoRow}. */
export interface VideoRowProps {
  edit: TrainingEdit;
  video: VideoEdit;
  /** Its session and its place there, from 0. */
  at: { session: number; resource: number };
  faults: readonly DraftFault[];
  change: (change: TrainingChange) => void;
  onMove: (direction: Direction) => void;
  onRemove: () => void;
  onCaptions: () => void;
}

/** A video of a session. */
export function VideoRow({
  edit,
  video,
  at,
  faults,
  change,
  onMove,
  onRemove,
  onCaptions,
}: VideoRowProps) {
  const { key, name, content, captions } = video;
  const { look, isUnseen } = useVideoLook(video);
  const nameField = { field: 'resource-name', ...at } as const;
  return (
    <div className={styles.video}>
      <SortHandle itemId={key} kind={VIDEO_KIND} label={name} className={styles.beside} />
      <div className={styles.poster}>
        {look ? <img src={look.poster} alt="" /> : isUnseen ? texts.noPoster : <Film aria-hidden />}
      </div>
      <div className={styles.text}>
        <CountedTextField
          id={fieldIdOf(nameField)}
          label={texts.videoName}
          autoComplete="off"
          maxLength={TRAINING_LIMITS.resourceName}
          value={name}
          onChange={({ target }) =>
            change({ type: 'change-video', video: key, values: { name: target.value } })
          }
          error={faultAt(faults, nameField)}
        />
        <p className={styles.facts}>
          <span>{videoFactsOf(content, look)}</span>
          {content.kind === 'file' ? <Badge>{texts.newVideo}</Badge> : null}
          {captions === null ? null : <Badge tone="success">{texts.withCaptions}</Badge>}
        </p>
      </div>
      <div className={styles.buttons}>
        <IconButton
          size="s"
          label={texts.captionsOf(name)}
          icon={<Captions />}
          onClick={onCaptions}
        />
        <MoveButtons
          idPrefix={key}
          name={name}
          canMove={(direction) => moveOfVideo(edit, key, direction) !== undefined}
          onMove={onMove}
        />
        <IconButton size="s" label={texts.removeVideo(name)} icon={<Trash2 />} onClick={onRemove} />
      </div>
    </div>
  );
}
