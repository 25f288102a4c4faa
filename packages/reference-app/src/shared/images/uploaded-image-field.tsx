import { isApiProblem } from '@aferir/api-client';
import { uploadImageMutation } from '@aferir/api-client/react';
import { IMAGE_PURPOSES, type ImagePurposeName } from '@aferir/domain';
import { ImageField, type ImageFieldProps } from '@aferir/ui';
import { toBase64 } from '@aferir/widgets';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../services/services-context.tsx';

/** Props of {@link UploadedImageField}. */
export interface UploadedImageFieldProps
  extends Omit<
    ImageFieldProps,
    'value' | 'onValueChange' | 'maxBytes' | 'outputSize' | 'outputType'
  > {
  /** What the picture is for, which decides who may send it, how large it may be and what is kept of it. */
  purpose: ImagePurposeName;
  /** The address of the picture; empty for none. */
  value: string;
  /** Gives the address under which it was stored; it counts once the record around it is saved. */
  onValueChange: (address: string) => void;
  /** Said when the server finds what was cut too large. @default what the server says */
  tooLargeMessage?: string;
}

/** A picture of a record of the staff area. It is sent as it is chosen, and kept once the record is saved. */
export function UploadedImageField({
  purpose,
  value,
  onValueChange,
  tooLargeMessage,
  ...rest
}: UploadedImageFieldProps) {
  const { staff } = useServices();
  const upload = useMutation(uploadImageMutation(staff));
  const { maxBytes, size, fit } = IMAGE_PURPOSES[purpose];

  async function store(image: File | null) {
    if (!image) return onValueChange('');
    const body = { tpImagem: purpose, imagem: await toBase64(image) };
    try {
      const { data } = await upload.mutateAsync({ body });
      onValueChange(data.urlImagem);
    } catch (cause) {
      const isTooLarge = isApiProblem(cause) && cause.status === 413;
      throw isTooLarge && tooLargeMessage ? new Error(tooLargeMessage, { cause }) : cause;
    }
  }

  return (
    <ImageField
      {...rest}
      maxBytes={maxBytes}
      outputSize={size}
      // What is shown whole may be transparent around it.
      {...(fit === 'cover' && { outputType: 'image/jpeg' })}
      value={value || null}
      onValueChange={store}
    />
  );
}
