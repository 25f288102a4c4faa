import { Button, ConfirmDialog, SortableArea, SortSlot } from '@aferir/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { newKey } from '../../../../shared/authoring/new-key.ts';
import { useMoves } from '../../../../shared/lists/use-moves.tsx';
import { authoringMessages as texts } from '../authoring-messages.ts';
import { fieldIdOf } from '../editing/editor-steps.ts';
import { moveOfSession, moveOfVideo } from '../editing/places.ts';
import { changeOfDrop, END, SESSION_KIND, slotOfSession } from '../editing/sort-slots.ts';
import type { SessionEdit, VideoEdit } from '../editing/training-edit.ts';
import type { TrainingEditor } from '../use-training-editor.ts';
import { CaptionsDialog } from './captions-dialog.tsx';
import { SessionCard } from './session-card.tsx';
import list from './sessions.module.css';

/** The sessions of a training and their videos, put in order by buttons and by dragging. */
export function SessionsStep({ editor }: { editor: TrainingEditor }) {
  const { edit, change, faults } = editor;
  const { sessions } = edit;
  const [unwantedSession, setUnwantedSession] = useState<SessionEdit>();
  const [unwantedVideo, setUnwantedVideo] = useState<VideoEdit>();
  const [captioned, setCaptioned] = useState<VideoEdit>();
  const { frame, announcement, move, focusOnceDrawn } = useMoves({
    change,
    movedText: texts.moved,
  });

  function drop(item: string, slot: string) {
    const dropped = changeOfDrop(item, slot);
    if (dropped) change(dropped);
  }

  /** Adds a session at the end, and goes to its name. */
  function addSession() {
    const name = texts.sessionOf(sessions.length + 1);
    change({ type: 'add-session', session: { key: newKey(), name, videos: [] } });
    focusOnceDrawn(fieldIdOf({ field: 'session-name', session: sessions.length }));
  }

  return (
    <fieldset {...frame} id={fieldIdOf({ field: 'sessions' })} aria-label={texts.sessions}>
      <SortableArea onDrop={drop}>
        <ol className={list.sessions} aria-label={texts.sessions}>
          {sessions.map((session, place) => (
            <li key={session.key} className={list.place}>
              <SortSlot
                slotId={slotOfSession(session.key)}
                kind={SESSION_KIND}
                label={texts.before(session.name)}
                className={list.slot}
              />
              <SessionCard
                session={session}
                place={place}
                edit={edit}
                faults={faults}
                change={change}
                onMove={(direction) =>
                  move(
                    session.key,
                    session.name,
                    direction,
                    moveOfSession(edit, session.key, direction),
                  )
                }
                onMoveVideo={({ key, name }, direction) =>
                  move(key, name, direction, moveOfVideo(edit, key, direction))
                }
                onRemove={() => setUnwantedSession(session)}
                onRemoveVideo={setUnwantedVideo}
                onCaptions={setCaptioned}
              />
            </li>
          ))}
          <li className={list.end}>
            <SortSlot
              slotId={slotOfSession(END)}
              kind={SESSION_KIND}
              label={texts.endOfTraining}
              className={list.slot}
            />
            <Button variant="secondary" icon={<Plus />} onClick={addSession}>
              {texts.addSession}
            </Button>
          </li>
        </ol>
      </SortableArea>
      {announcement}
      <ConfirmDialog
        isOpen={unwantedSession !== undefined}
        tone="danger"
        title={texts.removeSessionTitle}
        message={texts.removeSessionText(unwantedSession?.videos.length ?? 0)}
        subject={unwantedSession?.name ?? ''}
        confirmLabel={texts.remove}
        onConfirm={() => {
          if (unwantedSession) change({ type: 'remove-session', session: unwantedSession.key });
          setUnwantedSession(undefined);
        }}
        onCancel={() => setUnwantedSession(undefined)}
      />
      <ConfirmDialog
        isOpen={unwantedVideo !== undefined}
        tone="danger"
        title={texts.removeVideoTitle}
        message={
          unwantedVideo?.content.kind === 'file' ? texts.removeNewVideoText : texts.removeVideoText
        }
        subject={unwantedVideo?.name ?? ''}
        confirmLabel={texts.remove}
        onConfirm={() => {
          if (unwantedVideo) change({ type: 'remove-video', video: unwantedVideo.key });
          setUnwantedVideo(undefined);
        }}
        onCancel={() => setUnwantedVideo(undefined)}
      />
      {captioned ? (
        <CaptionsDialog
          key={captioned.key}
          video={captioned}
          onChange={(captions) =>
            change({ type: 'change-video', video: captioned.key, values: { captions } })
          }
          onClose={() => setCaptioned(undefined)}
        />
      ) : null}
    </fieldset>
  );
}
