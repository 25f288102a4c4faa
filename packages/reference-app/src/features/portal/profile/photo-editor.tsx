import { removeOwnPhotoMutation, saveOwnPhotoMutation } from '@aferir/api-client/react';
import { IMAGE_PURPOSES } from '@aferir/domain';
import { Avatar, ImageField } from '@aferir/ui';
import { toBase64 } from '@aferir/widgets';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';
import styles from './photo-editor.module.css';
import { photoMessages, profileMessages } from './profile-messages.ts';

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
  const tell = (message: string) => () => {
    toasts.show({ tone: 'success', message });
  };
  const save = useMutation({
    ...saveOwnPhotoMutation(employee),
    onSuccess: tell(profileMessages.photoSaved),
  });
  const remove = useMutation({
    ...removeOwnPhotoMutation(employee),
    onSuccess: tell(profileMessages.photoRemoved),
  });

  return (
    <div className={styles.root}>
      <ImageField
        label={profileMessages.photoOf(name)}
        isLabelHidden
        value={photoUrl}
        placeholder={<Avatar name={name} className={styles.photo} />}
        shape="round"
        types={['image/jpeg', 'image/png', 'image/webp']}
        maxBytes={MOST_BYTES}
        outputSize={IMAGE_PURPOSES.pessoa.size}
        outputType="image/jpeg"
        messages={photoMessages}
        onValueChange={async (photo) =>
          photo
            ? save.mutateAsync({ body: { foto: await toBase64(photo) } })
            : remove.mutateAsync({})
        }
      />
    </div>
  );
}
