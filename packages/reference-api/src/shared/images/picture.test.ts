import { IMAGE_PURPOSES } from '@aferir/domain';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makePictureFor } from './picture.ts';
import { plainPicture, pngThatClaims } from './testing/pictures.ts';

const base64 = (bytes: Buffer) => bytes.toString('base64');
const photo = IMAGE_PURPOSES.pessoa;
const makeOf = async (file: string) => {
  const made = await makePictureFor(photo, file);
  if (made === 'too-large') throw new Error('It is too large.');
  return made;
};
const make = (bytes: Buffer) => makeOf(base64(bytes));

describe('makePictureFor', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('makes a square WebP of a %s', async (format) => {
    const made = await make(await plainPicture(640, 480).toFormat(format).toBuffer());
    expect(await sharp(made).metadata()).toMatchObject({
      format: 'webp',
      width: 300,
      height: 300,
    });
  });

  it('takes the prefix that a browser writes before base64', async () => {
    const jpeg = await plainPicture(20, 20).jpeg().toBuffer();
    expect(await makeOf(`data:image/jpeg;base64,${base64(jpeg)}`)).toBeDefined();
  });

  it('keeps nothing that the camera wrote, and turns the picture upright', async () => {
    const left = await plainPicture(20, 40).png().toBuffer();
    const shot = await sharp({
      create: { width: 40, height: 40, channels: 3, background: '#2222cc' },
    })
      .composite([{ input: left, left: 0, top: 0 }])
      .withExif({
        IFD0: { Copyright: 'segredo da câmera' },
        IFD3: { GPSLatitude: '23/1 33/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(shot).metadata()).exif).toBeDefined();

    const made = await make(shot);
    const metadata = await sharp(made).metadata();
    expect(metadata).not.toHaveProperty('exif');
    expect(metadata).not.toHaveProperty('icc');
    expect(metadata).not.toHaveProperty('orientation');
    expect(Buffer.from(made ?? []).includes('segredo')).toBe(false);
    // Turned by 90°, what was at the left is at the top.
    const { data } = await sharp(made).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const redAt = (x: number, y: number) => data[(y * 300 + x) * 3] ?? 0;
    expect(redAt(280, 20)).toBeGreaterThan(150);
    expect(redAt(20, 280)).toBeLessThan(90);
  });

  it('takes the first picture of a moving one', async () => {
    const frames = await Promise.all(
      ['#c82828', '#2222cc'].map((background) =>
        sharp({ create: { width: 30, height: 30, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBeGreaterThan(1);
    const made = await make(moving);
    expect((await sharp(made).metadata()).pages ?? 1).toBe(1);
  });

  it('drops what is hidden behind the picture', async () => {
    const jpeg = await plainPicture(30, 30).jpeg().toBuffer();
    const made = await make(Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]));
    expect(made).toBeDefined();
    expect(Buffer.from(made ?? []).includes('script')).toBe(false);
  });

  it('takes as many as 12 million pixels, and not one line more', async () => {
    const most = await plainPicture(4000, 3000).png().toBuffer();
    expect(await make(most)).toBeDefined();
    const more = await plainPicture(4000, 3001).png().toBuffer();
    expect(more.length).toBeLessThan(photo.maxBytes);
    expect(await make(more)).toBeUndefined();
  });

  it('unfolds one at a time, and turns away whom it would keep waiting for long', async () => {
    const large = await plainPicture(4000, 3000).png().toBuffer();
    const made = await Promise.allSettled(Array.from({ length: 30 }, () => make(large)));
    const refused = made.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toHaveLength(9);
    for (const reason of refused) expect(reason).toMatchObject({ status: 429 });
  });

  it('refuses a few bytes that claim a huge picture, without unfolding it', async () => {
    const before = process.memoryUsage().rss;
    expect(await make(pngThatClaims(60_000, 60_000))).toBeUndefined();
    expect(await make(pngThatClaims(2 ** 31 - 1, 1))).toBeUndefined();
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024);
  });

  it('refuses a drawing, another format and no picture at all', async () => {
    const gif = await plainPicture(10, 10).gif().toBuffer();
    const tiff = await plainPicture(10, 10).tiff().toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    for (const bytes of [gif, tiff, svg, html]) expect(await make(bytes)).toBeUndefined();
  });

  it.each(['jpeg', 'png', 'webp'] as const)('refuses half a %s', async (format) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const whole = await sharp({
      create: { width: 200, height: 200, channels: 3, noise, background: '#000' },
    })
      .toFormat(format)
      .toBuffer();
    expect(await make(whole)).toBeDefined();
    expect(await make(whole.subarray(0, whole.length / 2))).toBeUndefined();
  });

  it('refuses what merely begins like a picture', async () => {
    for (const start of ['\xff\xd8\xff\xe0', '\x89PNG\r\n\x1a\n', 'RIFF\x20\0\0\0WEBPVP8 ']) {
      expect(await make(Buffer.from(`${start}nada além disto`, 'latin1'))).toBeUndefined();
    }
  });

  it('refuses more than 5 MB and what is no base64', async () => {
    const jpeg = await plainPicture(10, 10).jpeg().toBuffer();
    const padded = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]);
    expect(await make(padded(photo.maxBytes))).toBeDefined();
    expect(await makePictureFor(photo, base64(padded(photo.maxBytes + 1)))).toBe('too-large');
    expect(await makeOf(`${base64(jpeg)}!`)).toBeUndefined();
    expect(await makeOf('')).toBeUndefined();
  });
});
