import { clsx } from 'clsx';
import { ImageIcon } from 'lucide-react';
import { type CSSProperties, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import fieldStyles from '../field/field.module.css';
import { FieldMessage } from '../field/parts/field-message.tsx';
import { useFocusHeir } from '../focus/index.ts';
import { useUiMessages } from '../ui-messages/index.ts';
import { useMessages } from '../ui-messages/ui-messages-provider.tsx';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './image-field.module.css';
import { type ImageFieldMessages, imageFieldMessages } from './image-field-messages.ts';
import { LazyCropDialog } from './parts/lazy-crop-dialog.tsx';
import { acceptOf, type ImageSize, type ImageType } from './parts/picture-rules.ts';
import { usePictureAddress } from './parts/use-picture-address.ts';
import { usePictureChoice } from './use-picture-choice.ts';

export interface ImageFieldProps {
  /** What the picture is, such as 'Logo'. */
  label: string;
  /** The label is read aloud alone, where the page says what it is. @default false */
  isLabelHidden?: boolean;
  /** How to choose one, below the buttons. @default the limits */
  hint?: ReactNode;
  /** What is wrong and how to mend it. */
  error?: string | undefined;
  isOptional?: boolean;
  /** The picture there is: its address, or itself before it is stored. */
  value: Blob | string | null;
  /**
   * Gives what was cut, or `null` when it is taken away. Where this gives a promise, the field waits for it, and shows
   * the message of the error it fails with; nothing is lost then.
   */
  onValueChange: (image: File | null) => unknown;
  /** @default JPG and PNG */
  types?: readonly ImageType[];
  /** How large a file may be chosen. @default 5 MB */
  maxBytes?: number;
  /** How many pixels it needs. */
  minSize?: ImageSize;
  /** What is cut from it, in pixels; the frame has its shape. */
  outputSize: ImageSize;
  /** @default that of the file chosen: a logo keeps its transparency */
  outputType?: ImageType;
  /** How it is shown later. @default 'square' */
  shape?: 'round' | 'square';
  /** Stands there while there is no picture. @default an icon */
  placeholder?: ReactNode;
  /** Can be seen, and not be changed. */
  readOnly?: boolean;
  /** It is being stored or taken away. */
  isBusy?: boolean;
  /** Replaces the texts the field says by itself. */
  messages?: Partial<ImageFieldMessages>;
  className?: string | undefined;
}

const MOST_BYTES = 5 * 1024 * 1024;
const TYPES: readonly ImageType[] = ['image/jpeg', 'image/png'];

/** A picture that is chosen or dropped, and cut to the size it is needed in. Storing it is left to the page. */
export function ImageField({
  label,
  isLabelHidden = false,
  hint,
  error,
  isOptional = false,
  value,
  onValueChange,
  types = TYPES,
  maxBytes = MOST_BYTES,
  minSize,
  outputSize,
  outputType,
  shape = 'square',
  placeholder,
  readOnly = false,
  isBusy = false,
  messages,
  className,
}: ImageFieldProps) {
  const texts = useMessages('imageField', imageFieldMessages, messages);
  const { optional } = useUiMessages();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const handleFocus = useFocusHeir(chooser);
  const address = usePictureAddress(value);
  const [failedAddress, setFailedAddress] = useState<string>();
  const choice = usePictureChoice({
    limits: { types, maxBytes },
    texts,
    isLocked: readOnly || isBusy,
    onValueChange,
  });
  const { picture, isOpening, isRemoving, isLocked } = choice;

  const isShown = address !== undefined && address !== failedAddress;
  const said = choice.fault ?? error;
  const Label = isLabelHidden ? VisuallyHidden : 'span';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be dropped can be chosen by the button too
    <div
      data-invalid={said ? true : undefined}
      data-dropping={choice.isDropping || undefined}
      className={clsx(
        'aferir-field',
        'aferir-image-field',
        fieldStyles.root,
        styles.root,
        className,
      )}
      onFocus={handleFocus}
      onDragOver={choice.drop}
      onDrop={choice.drop}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) choice.leaveDrop();
      }}
    >
      <Label id={`${id}-label`} className={clsx('aferir-field-label', fieldStyles.label)}>
        <span>{label}</span>
        {isOptional ? <span className={fieldStyles.optional}>{` ${optional}`}</span> : null}
      </Label>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset takes no flexible layout in every browser */}
      <div
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-message`}
        className={styles.body}
      >
        <div
          data-shape={shape}
          className={clsx('aferir-image-field-preview', styles.preview)}
          style={{ '--_ratio': outputSize.width / outputSize.height } as CSSProperties}
        >
          {isShown ? (
            <img
              src={address}
              alt={label}
              className={styles.picture}
              onError={() => setFailedAddress(address)}
            />
          ) : (
            (placeholder ?? <ImageIcon className={styles.icon} aria-hidden />)
          )}
        </div>
        <div className={styles.side}>
          {readOnly ? null : (
            <div className={styles.actions}>
              <input
                ref={input}
                type="file"
                accept={acceptOf(types)}
                aria-label={label}
                hidden
                disabled={isLocked}
                onChange={choice.choose}
              />
              <Button
                ref={chooser}
                variant="secondary"
                isLoading={isBusy || isOpening}
                aria-disabled={isRemoving}
                onClick={() => input.current?.click()}
              >
                {address ? texts.change : texts.choose}
              </Button>
              {address ? (
                <Button
                  variant="ghost"
                  isLoading={isRemoving}
                  aria-disabled={isBusy}
                  onClick={() => {
                    if (!isBusy) void choice.remove();
                  }}
                >
                  {texts.remove}
                </Button>
              ) : null}
            </div>
          )}
          <FieldMessage
            id={`${id}-message`}
            hint={hint ?? (readOnly ? null : texts.limits({ types, maxBytes, minSize }))}
            error={said}
          />
        </div>
      </div>
      {picture ? (
        <LazyCropDialog
          fallback={null}
          key={`${picture.name} ${picture.size} ${picture.lastModified}`}
          picture={picture}
          types={types}
          minSize={minSize}
          outputSize={outputSize}
          outputType={outputType ?? (picture.type === 'image/png' ? 'image/png' : 'image/jpeg')}
          shape={shape}
          messages={texts}
          onAccept={async (image) => {
            await onValueChange(image);
            choice.letGo();
          }}
          onChooseAnother={() => input.current?.click()}
          onClose={choice.letGo}
        />
      ) : null}
    </div>
  );
}
