import sharp from 'sharp';

/** The largest picture that is taken, decoded from base64. */
export const maxPhotoBytes = 5 * 1024 * 1024;
/** Width times height that a picture may claim; small files can unfold into huge ones. */
const maxPhotoPixels = 40_000_000;
/** Side of the square that is kept. */
const photoSide = 300;
/** A picture that takes longer than this is made to take long. */
const secondsPerPhoto = 20;

const dataUrlPrefix = /^data:[^,]*,/;
const base64 = /^[A-Za-z0-9+/]+={0,2}$/;

// Pictures are seen once: what the library keeps of them would only fill memory.
sharp.cache(false);

/**
 * Makes a photo of what was sent: a JPEG, PNG or WebP, whatever its name says, cut to a square and
 * written anew, upright and without what the camera wrote into it. Undefined: it is none.
 */
export async function makePhoto(file: string): Promise<Uint8Array | undefined> {
  const picture = decode(file);
  if (!picture || !isPicture(picture)) return undefined;
  try {
    return await sharp(picture, { limitInputPixels: maxPhotoPixels, failOn: 'error' })
      .timeout({ seconds: secondsPerPhoto })
      .autoOrient()
      .resize(photoSide, photoSide, { fit: 'cover' })
      .webp({ quality: 85 })
      .toBuffer();
  } catch {
    return undefined;
  }
}

function decode(file: string): Buffer | undefined {
  const encoded = file.replace(dataUrlPrefix, '');
  if (encoded.length > Math.ceil(maxPhotoBytes / 3) * 4 || !base64.test(encoded)) return undefined;
  const bytes = Buffer.from(encoded, 'base64');
  return bytes.length <= maxPhotoBytes ? bytes : undefined;
}

// The library reads many formats, drawings among them; nothing but these three gets that far.
function isPicture(bytes: Buffer): boolean {
  const startsWith = (text: string, offset = 0) =>
    bytes.subarray(offset, offset + text.length).toString('latin1') === text;
  return (
    startsWith('\xff\xd8\xff') ||
    startsWith('\x89PNG\r\n\x1a\n') ||
    (startsWith('RIFF') && startsWith('WEBP', 8))
  );
}
