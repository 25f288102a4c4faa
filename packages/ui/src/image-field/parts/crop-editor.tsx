import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  type LucideIcon,
  RotateCcw,
  RotateCw,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import type { CSSProperties, RefObject } from 'react';
import { Cropper, type ReactCropperElement } from 'react-cropper';
import { PlainIconButton } from '../../icon-button/plain-icon-button.tsx';
import type { ImageFieldMessages } from '../image-field-messages.ts';
import styles from './crop-editor.module.css';
import type { ImageSize } from './picture-rules.ts';

type Crop = ReactCropperElement['cropper'];

/** What an editor needs to know. */
export interface CropEditorProps {
  /** Where the picture is. */
  address: string;
  /** Whose shape the frame has. */
  outputSize: ImageSize;
  shape: 'round' | 'square';
  messages: ImageFieldMessages;
  /** The picture in the frame, for whoever cuts it out. */
  image: RefObject<ReactCropperElement | null>;
  /** The picture can be seen, and has this many pixels. */
  onRead: (size: ImageSize) => void;
  onUnreadable: () => void;
}

const STEP = 16;
const ZOOM = 0.1;
const QUARTER = 90;

const CONTROLS: readonly [keyof ImageFieldMessages & string, LucideIcon, (crop: Crop) => void][] = [
  ['moveLeft', ArrowLeft, (crop) => crop.move(-STEP, 0)],
  ['moveRight', ArrowRight, (crop) => crop.move(STEP, 0)],
  ['moveUp', ArrowUp, (crop) => crop.move(0, -STEP)],
  ['moveDown', ArrowDown, (crop) => crop.move(0, STEP)],
  ['zoomIn', ZoomIn, (crop) => crop.zoom(ZOOM)],
  ['zoomOut', ZoomOut, (crop) => crop.zoom(-ZOOM)],
  ['rotateLeft', RotateCcw, (crop) => crop.rotate(-QUARTER)],
  ['rotateRight', RotateCw, (crop) => crop.rotate(QUARTER)],
];

/** A picture that is moved, turned and zoomed behind a frame. Every move has a button. */
export function CropEditor({
  address,
  outputSize,
  shape,
  messages,
  image,
  onRead,
  onUnreadable,
}: CropEditorProps) {
  const ratio = outputSize.width / outputSize.height;
  return (
    <div data-shape={shape} className={styles.root}>
      <Cropper
        ref={image}
        src={address}
        alt={messages.chosenPicture}
        className={styles.crop}
        style={{ '--_ratio': ratio } as CSSProperties}
        aspectRatio={ratio}
        viewMode={3}
        minContainerWidth={0}
        minContainerHeight={0}
        dragMode="move"
        autoCropArea={1}
        cropBoxMovable={false}
        cropBoxResizable={false}
        guides={false}
        center={false}
        toggleDragModeOnDblclick={false}
        checkOrientation={false}
        ready={() => {
          const read = image.current?.cropper.getImageData();
          if (read) onRead({ width: read.naturalWidth, height: read.naturalHeight });
        }}
        onError={onUnreadable}
      />
      <div role="toolbar" aria-label={messages.controls} className={styles.controls}>
        {CONTROLS.map(([name, Icon, act]) => (
          <PlainIconButton
            key={name}
            label={messages[name] as string}
            icon={<Icon />}
            onClick={() => {
              if (image.current) act(image.current.cropper);
            }}
          />
        ))}
      </div>
    </div>
  );
}
