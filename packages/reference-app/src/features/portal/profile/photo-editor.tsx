import { removeOwnPhotoMutation, saveOwnPhotoMutation } from '@aferir/api-client/react';
import { IMAGE_PURPOSES } from '@aferir/domain';
import { Avatar, ImageField } from '@aferir/ui';
import { toBase64 } from '@aferir/widgets';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';
import { useTexts } from '../../../shared/language/speech-context.tsx';
import styles from './photo-editor.module.css';
import { photoTexts, profileTexts } from './profile-messages.ts';

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
  const texts = useTexts(profileTexts);
  const photo = useTexts(photoTexts);
  const tell = (message: string) => () => {
    toasts.show({ tone: 'success', message });
  };
  const save = useMutation({
    ...saveOwnPhotoMutation(employee),
    onSuccess: tell(texts.photoSaved),
  });
  const remove = useMutation({
    ...removeOwnPhotoMutation(employee),
    onSuccess: tell(texts.photoRemoved),
  });

  return (
    <div className={styles.root}>
      <ImageField
        label={texts.photoOf(name)}
        isLabelHidden
        value={photoUrl}
        placeholder={<Avatar name={name} className={styles.photo} />}
        shape="round"
        types={['image/jpeg', 'image/png', 'image/webp']}
        maxBytes={MOST_BYTES}
        outputSize={IMAGE_PURPOSES.pessoa.size}
        outputType="image/jpeg"
        messages={photo}
        onValueChange={async (chosen) =>
          chosen
            ? save.mutateAsync({ body: { foto: await toBase64(chosen) } })
            : remove.mutateAsync({})
        }
      />
    </div>
  );
}
