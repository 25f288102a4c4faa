import { findVideoFault, VIDEO_FAULTS, VIDEO_LIMITS } from '@aferir/domain';
import { authoringMessages as texts } from '../authoring-messages.ts';

/** Tells in a sentence why a file can't be a video, before any of it is sent; undefined: nothing is wrong. */
export async function findFileFault(file: File): Promise<string | undefined> {
  try {
    const head = await file.slice(0, VIDEO_LIMITS.head).arrayBuffer();
    const fault = findVideoFault(file.size, new Uint8Array(head));
    return fault && VIDEO_FAULTS[fault];
  } catch {
    return texts.unreadableFile;
  }
}

/** Tells files that can be videos from those that can't, with a sentence each. */
export async function sortOutFiles(files: readonly File[]) {
  const faults = await Promise.all(files.map(findFileFault));
  return {
    good: files.filter((_, index) => faults[index] === undefined),
    refused: files.flatMap((file, index) => {
      const fault = faults[index];
      return fault === undefined ? [] : [texts.refusedFile(file.name, fault)];
    }),
  };
}
