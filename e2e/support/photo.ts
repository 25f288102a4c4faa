import type { Locator, Page } from '@playwright/test';

/** A picture twice as wide as high: red on the left, blue on the right. */
export async function drawHalves(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1200;
    canvas.height = 600;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.fillStyle = 'red';
    pen.fillRect(0, 0, 600, 600);
    pen.fillStyle = 'blue';
    pen.fillRect(600, 0, 600, 600);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64');
}

/** Chooses a file as the photo of the profile. */
export async function choosePhoto(page: Page, buffer: Buffer): Promise<void> {
  const input = page.locator('input[type="file"]');
  await input.setInputFiles({ name: 'eu.png', mimeType: 'image/png', buffer });
}

/** The size of a picture on screen, and which color its left and its right edge have. */
export async function lookAt(picture: Locator) {
  return picture.evaluate(async (element) => {
    const image = element as HTMLImageElement;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0);
    const colorAt = (x: number) => {
      const [red = 0, , blue = 0] = pen?.getImageData(x, height / 2, 1, 1).data ?? [];
      return red > blue ? 'red' : 'blue';
    };
    return { width, height, left: colorAt(10), right: colorAt(width - 10) };
  });
}
