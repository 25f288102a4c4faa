import { type ChangeEvent, type DragEvent, useState } from 'react';
import { useOneAtATime } from '../form/index.ts';
import type { ImageFieldMessages } from './image-field-messages.ts';
import { preloadCropDialog, renewCropDialog } from './parts/lazy-crop-dialog.tsx';
import { type FileLimits, findFileFault } from './parts/picture-rules.ts';
import { reasonOf } from './parts/reason-of.ts';

/** What a choice of a picture works with. */
export interface PictureChoiceOptions {
  limits: FileLimits;
  texts: ImageFieldMessages;
  /** Nothing may be changed now. */
  isLocked: boolean;
  onValueChange: (image: File | null) => unknown;
}

/** How a picture is chosen, dropped and taken away, and what is wrong with it. */
export function usePictureChoice({
  limits,
  texts,
  isLocked: isKept,
  onValueChange,
}: PictureChoiceOptions) {
  const [picture, setPicture] = useState<File>();
  const [fault, setFault] = useState<string>();
  const [isOpening, setIsOpening] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const [isDropping, setIsDropping] = useState(false);
  const isLocked = isKept || isOpening || isRemoving;

  async function take(file: File | undefined) {
    if (!file || isLocked) return;
    const found = findFileFault(file, limits);
    if (found === 'wrongType') setFault(texts.wrongType(limits.types));
    else if (found === 'tooLarge') setFault(texts.tooLarge(limits.maxBytes));
    else setFault(undefined);
    setPicture(undefined);
    if (!found) await open(file);
  }

  async function open(file: File) {
    setIsOpening(true);
    try {
      await preloadCropDialog();
      setPicture(file);
    } catch {
      renewCropDialog();
      setFault(texts.editorFailed);
    } finally {
      setIsOpening(false);
    }
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // The same file can be chosen again.
    target.value = '';
    void take(file);
  }

  const remove = useOneAtATime(async () => {
    setIsRemoving(true);
    setFault(undefined);
    try {
      await onValueChange(null);
    } catch (cause) {
      setFault(reasonOf(cause) ?? texts.failed);
    } finally {
      setIsRemoving(false);
    }
  });

  function drop(event: DragEvent) {
    if (!hasFiles(event)) return;
    // The browser would leave the page for the file.
    event.preventDefault();
    setIsDropping(false);
    if (event.type === 'drop') void take(event.dataTransfer.files[0]);
    else if (!isLocked) setIsDropping(true);
  }

  return {
    /** What was chosen, while it is being cut. */
    picture,
    fault,
    isOpening,
    isRemoving,
    isDropping,
    isLocked,
    choose,
    remove,
    drop,
    leaveDrop: () => setIsDropping(false),
    letGo: () => setPicture(undefined),
  };
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return [...dataTransfer.types].includes('Files');
}
