import type { ImagePurpose } from '@aferir/domain';
import type { Sharp } from 'sharp';
import { createWorkLimit } from '../../platform/security/work-limit.ts';

/** What becomes of a picture that was sent. */
export type PictureShape = Pick<ImagePurpose, 'size' | 'fit' | 'format'>;

/** Width times height that a picture may claim; small files can unfold into huge ones. */
const maxPixels = 12_000_000;

/** To unfold one takes a thread for as long as half a second; sign-ins, files and look-ups share the few that there are. */
const pictures = createWorkLimit({ atOnce: 1, waiting: 20 });

/** A picture that takes longer than this is made to take long. */
const secondsPerPicture = 20;

const dataUrlPrefix = /^data:[^,]*,/;
const base64 = /^[A-Za-z0-9+/]+={0,2}$/;
const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/** The bytes of a file that was sent as base64; undefined: it is none. */
function decodeFile(file: string): Buffer | undefined {
  const encoded = file.replace(dataUrlPrefix, '');
  return base64.test(encoded) ? Buffer.from(encoded, 'base64') : undefined;
}

/**
 * Makes a picture of what was sent: a JPEG, PNG or WebP, whatever its name says, brought to its shape and
 * written anew, upright and without what the camera wrote into it. Undefined: it is none. One at a time; 429 when too
 * many wait.
 */
async function makePicture(
  file: Buffer,
  { size, fit, format }: PictureShape,
): Promise<Uint8Array | undefined> {
  if (!isPicture(file)) return undefined;
  const sharp = await openSharp();
  return pictures.run(async () => {
    try {
      const picture = sharp(file, { limitInputPixels: maxPixels, failOn: 'error' })
        .timeout({ seconds: secondsPerPicture })
        .autoOrient()
        .resize({ ...size, fit, background: transparent });
      return await write(picture, format).toBuffer();
    } catch {
      return undefined;
    }
  });
}

/** Makes for a purpose what was sent as base64; undefined: it is no picture. */
export async function makePictureFor(
  purpose: ImagePurpose,
  file: string,
): Promise<Uint8Array | 'too-large' | undefined> {
  const bytes = decodeFile(file);
  if (bytes && bytes.length > purpose.maxBytes) return 'too-large';
  return bytes && makePicture(bytes, purpose);
}

// Loaded with the first picture, so that no start waits for it.
async function openSharp() {
  const { default: sharp } = await import('sharp');
  // Pictures are seen once: what the library keeps of them would only fill memory.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

function write(picture: Sharp, format: PictureShape['format']): Sharp {
  return format === 'webp' ? picture.webp({ quality: 85 }) : picture.png({ compressionLevel: 9 });
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
