import type { ReactCropperElement } from 'react-cropper';
import { type ImageSize, type ImageType, nameAs } from './picture-rules.ts';

const QUALITY = 0.92;

/** What is in the frame, as a picture of its own; nothing where the browser can draw none. */
export async function cutOut(
  image: ReactCropperElement | null,
  { size, type, name }: { size: ImageSize; type: ImageType; name: string },
): Promise<File | null> {
  // A JPG knows no transparency: it would turn black.
  const ground = type === 'image/jpeg' ? { fillColor: '#fff' } : {};
  const canvas = image?.cropper.getCroppedCanvas({
    ...size,
    ...ground,
    imageSmoothingQuality: 'high',
  });
  const cut = await new Promise<Blob | null>((resolve) => {
    if (canvas) canvas.toBlob(resolve, type, QUALITY);
    else resolve(null);
  });
  // A browser that cannot write a type writes a PNG.
  return cut && new File([cut], nameAs(cut.type as ImageType, name), { type: cut.type });
}
