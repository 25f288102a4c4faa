import { removeOwnPhotoMutation } from '@aferir/api-client/react';
import { Avatar, Button } from '@aferir/ui';
import { loadChunk } from '@aferir/widgets';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import styles from './photo-editor.module.css';
import { profileMessages } from './profile-messages.ts';

const PhotoDialog = lazy(async () => {
  const { PhotoDialog: Dialog } = await loadChunk(() => import('./photo-dialog.tsx'));
  return { default: Dialog };
});

// Only the square that is cut from it is sent; a phone's own pictures are larger than that.
const MOST_BYTES = 25 * 1024 * 1024;

/** Props of {@link PhotoEditor}. */
export interface PhotoEditorProps {
  name: string;
  photoUrl: string | null;
}

/** The own photo, and what can be done about it. */
export function PhotoEditor({ name, photoUrl }: PhotoEditorProps) {
  const { employee, toasts } = useServices();
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<File>();
  const remove = useMutation({
    ...removeOwnPhotoMutation(employee),
    onSuccess: () => {
      toasts.show({ tone: 'success', message: profileMessages.photoRemoved });
    },
    onError: ({ message }) => {
      toasts.show({ tone: 'danger', message });
    },
  });

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // The same file can be chosen again.
    target.value = '';
    if (!file) return;
    if (file.size > MOST_BYTES) {
      toasts.show({ tone: 'danger', message: profileMessages.photoTooLarge });
      return;
    }
    setPicture(file);
  }

  return (
    <div className={styles.root}>
      <Avatar name={name} src={photoUrl} className={styles.photo} />
      <div className={styles.actions}>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label={profileMessages.photoOf(name)}
          hidden
          onChange={choose}
        />
        <Button variant="secondary" onClick={() => input.current?.click()}>
          {photoUrl ? profileMessages.changePhoto : profileMessages.addPhoto}
        </Button>
        {photoUrl ? (
          <Button variant="ghost" isLoading={remove.isPending} onClick={() => remove.mutate({})}>
            {profileMessages.removePhoto}
          </Button>
        ) : null}
        <p className={styles.hint}>{profileMessages.photoHint}</p>
      </div>
      {picture ? (
        <Suspense fallback={null}>
          <PhotoDialog picture={picture} onClose={() => setPicture(undefined)} />
        </Suspense>
      ) : null}
    </div>
  );
}
