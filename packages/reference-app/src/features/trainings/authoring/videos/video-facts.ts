import { formatDuration, upToOneDecimalIn } from '@aferir/domain';
import type { VideoContent } from '../editing/training-edit.ts';
import type { VideoLook } from './draw-poster.ts';

const MEGABYTE = 1024 * 1024;
const megabytes = upToOneDecimalIn();

/** What is known of a video, in few words: '2 min 30 s · 1280x720 · 12,4 MB'. */
export function videoFactsOf(content: VideoContent, look: VideoLook | undefined): string {
  const isStored = content.kind === 'stored';
  const seconds = isStored ? content.seconds : look?.seconds;
  const resolution = isStored ? content.resolution : look?.resolution;
  const bytes = isStored ? content.bytes : content.file.size;
  return [
    seconds === undefined ? undefined : formatDuration(seconds),
    resolution,
    formatSize(bytes),
  ]
    .filter((fact) => fact !== undefined)
    .join(' · ');
}

function formatSize(bytes: number): string {
  return `${megabytes.format(Math.max(bytes / MEGABYTE, 0.1))} MB`;
}
