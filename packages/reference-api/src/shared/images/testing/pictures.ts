import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A picture of one color. */
export function plainPicture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 40 } } });
}

/** A PNG of a few bytes that claims to be of any size. */
export function pngThatClaims(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(100)))];
  return Buffer.concat([signature, ...parts, chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
