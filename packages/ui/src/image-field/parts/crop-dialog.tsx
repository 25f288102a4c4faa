import { useRef, useState } from 'react';
import type { ReactCropperElement } from 'react-cropper';
import { Button } from '../../button/index.ts';
import { Dialog } from '../../dialog/index.ts';
import { useOneAtATime } from '../../form/index.ts';
import { Notice } from '../../notice/index.ts';
import type { ImageFieldMessages } from '../image-field-messages.ts';
import { CropEditor } from './crop-editor.tsx';
import { cutOut } from './cut-out.ts';
import { type ImageSize, type ImageType, isTooSmall } from './picture-rules.ts';
import { reasonOf } from './reason-of.ts';
import { usePictureAddress } from './use-picture-address.ts';

/** What is cut, how, and what becomes of it. */
export interface CropDialogProps {
  picture: File;
  types: readonly ImageType[];
  minSize: ImageSize | undefined;
  outputSize: ImageSize;
  outputType: ImageType;
  shape: 'round' | 'square';
  messages: ImageFieldMessages;
  /** Takes what was cut; the dialog waits for it, and says why it failed. */
  onAccept: (image: File) => unknown;
  onChooseAnother: () => void;
  onClose: () => void;
}

/** Cuts a picture to the shape it is needed in. */
export function CropDialog({
  picture,
  types,
  minSize,
  outputSize,
  outputType,
  shape,
  messages,
  onAccept,
  onChooseAnother,
  onClose,
}: CropDialogProps) {
  const image = useRef<ReactCropperElement>(null);
  const address = usePictureAddress(picture);
  const [fault, setFault] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isRead, setIsRead] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  const accept = useOneAtATime(async () => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      const cut = await cutOut(image.current, {
        size: outputSize,
        type: outputType,
        name: picture.name,
      });
      if (cut) await onAccept(cut);
      else setFault(messages.unreadable(types));
    } catch (cause) {
      setProblem(reasonOf(cause) ?? messages.failed);
      return;
    } finally {
      setIsBusy(false);
    }
  });

  const said = fault ?? problem;
  return (
    <Dialog
      isOpen
      isBusy={isBusy}
      onClose={onClose}
      title={messages.cropTitle}
      description={messages.cropText}
      actions={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {messages.cancel}
          </Button>
          {fault ? (
            <Button onClick={onChooseAnother}>{messages.chooseAnother}</Button>
          ) : (
            <Button isLoading={isBusy} disabled={!isRead} onClick={accept}>
              {messages.accept}
            </Button>
          )}
        </>
      }
    >
      <div role="alert">{said ? <Notice tone="danger">{said}</Notice> : null}</div>
      {address && !fault ? (
        <CropEditor
          address={address}
          outputSize={outputSize}
          shape={shape}
          messages={messages}
          image={image}
          onRead={(size) => {
            if (isTooSmall(size, minSize)) setFault(messages.tooSmall(minSize));
            else setIsRead(true);
          }}
          onUnreadable={() => setFault(messages.unreadable(types))}
        />
      ) : null}
    </Dialog>
  );
}
