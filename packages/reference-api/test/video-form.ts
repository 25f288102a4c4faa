import type { TestRequest } from './build-test-app.ts';

const boundary = 'limite-do-video';

/** A form with a video, in the field that the contract names or another. */
export function videoForm(
  video: Uint8Array,
  field = 'videoFile',
): Required<Pick<TestRequest, 'body' | 'headers'>> {
  const head = `Content-Disposition: form-data; name="${field}"; filename="vídeo.mp4"`;
  const body = Buffer.concat([
    Buffer.from(`--${boundary}\r\n${head}\r\nContent-Type: video/mp4\r\n\r\n`),
    video,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}
