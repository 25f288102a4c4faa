import 'cropperjs/dist/cropper.css';
import { saveOwnPhotoMutation } from '@aferir/api-client/react';
import { Button, Dialog, IconButton, Notice } from '@aferir/ui';
import { useMutation } from '@tanstack/react-query';
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  type LucideIcon,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Cropper, type ReactCropperElement } from 'react-cropper';
import { useServices } from '../../../services/services-context.tsx';
import { useOneAtATime } from '../../../shared/lib/use-one-at-a-time.ts';
import styles from './photo-dialog.module.css';
import { profileMessages } from './profile-messages.ts';

type Crop = ReactCropperElement['cropper'];

const SIDE = 300;
const STEP = 16;
const ZOOM = 0.1;
const QUALITY = 0.92;

const CONTROLS: readonly { label: string; icon: LucideIcon; act: (crop: Crop) => void }[] = [
  { label: profileMessages.moveLeft, icon: ArrowLeft, act: (crop) => crop.move(-STEP, 0) },
  { label: profileMessages.moveRight, icon: ArrowRight, act: (crop) => crop.move(STEP, 0) },
  { label: profileMessages.moveUp, icon: ArrowUp, act: (crop) => crop.move(0, -STEP) },
  { label: profileMessages.moveDown, icon: ArrowDown, act: (crop) => crop.move(0, STEP) },
  { label: profileMessages.zoomIn, icon: ZoomIn, act: (crop) => crop.zoom(ZOOM) },
  { label: profileMessages.zoomOut, icon: ZoomOut, act: (crop) => crop.zoom(-ZOOM) },
];

/** Props of {@link PhotoDialog}. */
export interface PhotoDialogProps {
  picture: File;
  onClose: () => void;
}

/** Cuts a picture to a square and saves it as the own photo. Every move has a button. */
export function PhotoDialog({ picture, onClose }: PhotoDialogProps) {
  const { employee, toasts } = useServices();
  const image = useRef<ReactCropperElement>(null);
  const address = useObjectUrl(picture);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const save = useMutation({
    ...saveOwnPhotoMutation(employee),
    onSuccess: () => {
      toasts.show({ tone: 'success', message: profileMessages.photoSaved });
      onClose();
    },
  });
  const problem = isUnreadable ? profileMessages.photoFailed : save.error?.message;

  const submit = useOneAtATime(async () => {
    const canvas = image.current?.cropper.getCroppedCanvas({ width: SIDE, height: SIDE });
    const [, foto] = canvas?.toDataURL('image/jpeg', QUALITY).split(',') ?? [];
    if (foto) await save.mutateAsync({ body: { foto } });
    else setIsUnreadable(true);
  });

  return (
    <Dialog
      isOpen
      isBusy={save.isPending}
      onClose={onClose}
      title={profileMessages.photoTitle}
      description={profileMessages.photoText}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {profileMessages.cancel}
          </Button>
          <Button isLoading={save.isPending} disabled={isUnreadable} onClick={submit}>
            {profileMessages.savePhoto}
          </Button>
        </>
      }
    >
      <div role="alert">{problem ? <Notice tone="danger">{problem}</Notice> : null}</div>
      {address && !isUnreadable ? (
        <div className={styles.editor}>
          <Cropper
            ref={image}
            src={address}
            alt={profileMessages.photoToCut}
            className={styles.crop}
            aspectRatio={1}
            viewMode={3}
            minContainerWidth={0}
            minContainerHeight={0}
            dragMode="move"
            autoCropArea={1}
            cropBoxMovable={false}
            cropBoxResizable={false}
            guides={false}
            toggleDragModeOnDblclick={false}
            checkOrientation={false}
            onError={() => setIsUnreadable(true)}
          />
          <div
            role="toolbar"
            aria-label={profileMessages.photoControls}
            className={styles.controls}
          >
            {CONTROLS.map(({ label, icon: Icon, act }) => (
              <IconButton
                key={label}
                label={label}
                icon={<Icon />}
                isTooltipHidden
                onClick={() => {
                  if (image.current) act(image.current.cropper);
                }}
              />
            ))}
          </div>
        </div>
      ) : null}
    </Dialog>
  );
}

function useObjectUrl(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
