import { type DraftFault, TRAINING_LIMITS } from '@aferir/domain';
import { CountedTextField, IconButton, SortHandle, SortSlot } from '@aferir/ui';
import { Trash2 } from 'lucide-react';
import frame from '../../../../shared/authoring/authoring.module.css';
import { type Direction, MoveButtons } from '../../../../shared/lists/move-buttons.tsx';
import { authoringMessages as texts } from '../authoring-messages.ts';
import { faultAt, fieldIdOf } from '../editing/editor-steps.ts';
import { moveOfSession } from '../editing/places.ts';
import { END, SESSION_KIND, slotOfVideo, VIDEO_KIND } from '../editing/sort-slots.ts';
import type {
  SessionEdit,
  TrainingChange,
  TrainingEdit,
  VideoEdit,
} from '../editing/training-edit.ts';
import { AddVideos } from './add-videos.tsx';
import styles from './sessions.module.css';
import { VideoRow } from './video-row.tsx';

/** Props of {@link SessionCard}. */
export interface SessionCardProps {
  edit: TrainingEdit;
  session: SessionEdit;
  /** From 0. */
  place: number;
  faults: readonly DraftFault[];
  change: (change: TrainingChange) => void;
  onMove: (direction: Direction) => void;
  onMoveVideo: (video: VideoEdit, direction: Direction) => void;
  onRemove: () => void;
  onRemoveVideo: (video: VideoEdit) => void;
  onCaptions: (video: VideoEdit) => void;
}

/** A session with its videos. */
export function SessionCard({
  edit,
  session,
  place,
  faults,
  change,
  onMove,
  onMoveVideo,
  onRemove,
  onRemoveVideo,
  onCaptions,
}: SessionCardProps) {
  const { key, name, videos } = session;
  const called = name.trim() || texts.sessionOf(place + 1);
  const field = { field: 'session-name', session: place } as const;
  return (
    <section aria-label={called} className={styles.card}>
      <div className={styles.header}>
        <SortHandle itemId={key} kind={SESSION_KIND} label={called} className={styles.beside} />
        <CountedTextField
          id={fieldIdOf(field)}
          label={texts.sessionName}
          autoComplete="off"
          maxLength={TRAINING_LIMITS.sessionName}
          value={name}
          onChange={({ target }) =>
            change({ type: 'name-session', session: key, name: target.value })
          }
          error={faultAt(faults, field)}
        />
        <div className={styles.buttons}>
          <MoveButtons
            idPrefix={key}
            name={called}
            canMove={(direction) => moveOfSession(edit, key, direction) !== undefined}
            onMove={onMove}
          />
          <IconButton
            size="s"
            label={texts.removeSession(called)}
            icon={<Trash2 />}
            onClick={onRemove}
          />
        </div>
      </div>
      {videos.length === 0 ? <p className={frame.hint}>{texts.noVideos}</p> : null}
      <ol className={styles.videos} aria-label={texts.videosOf(called)}>
        {videos.map((video, resource) => (
          <li key={video.key} className={styles.place}>
            <SortSlot
              slotId={slotOfVideo(key, video.key)}
              kind={VIDEO_KIND}
              label={texts.beforeIn(video.name, called)}
              className={styles.slot}
            />
            <VideoRow
              edit={edit}
              video={video}
              at={{ session: place, resource }}
              faults={faults}
              change={change}
              onMove={(direction) => onMoveVideo(video, direction)}
              onRemove={() => onRemoveVideo(video)}
              onCaptions={() => onCaptions(video)}
            />
          </li>
        ))}
      </ol>
      <div className={styles.foot}>
        <SortSlot
          slotId={slotOfVideo(key, END)}
          kind={VIDEO_KIND}
          label={texts.endOf(called)}
          className={styles.slot}
        />
        <AddVideos
          session={called}
          onAdd={(added) => change({ type: 'add-videos', session: key, videos: added })}
        />
      </div>
    </section>
  );
}
