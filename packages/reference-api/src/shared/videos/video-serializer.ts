import type { components } from '@aferir/api-client';
import type { VideoFacts } from './video-facts.ts';

/** What a video is, in the words of the contract. */
export type WireVideoFacts = Omit<components['schemas']['StoredVideo'], 'urlRecurso' | 'dsCodec'>;

/** Writes what a video is: minutes and megabytes with two decimals. */
export function toWireFacts(facts: Omit<VideoFacts, 'codec'>): WireVideoFacts {
  return {
    nrDuracao: twoDecimals(facts.durationMs / 60_000),
    dsResolucao: `${facts.width}x${facts.height}`,
    nrTamanhoMB: twoDecimals(facts.bytes / (1024 * 1024)),
    dsFormato: facts.mediaType,
  };
}

/** Writes a video that was just stored. */
export function toStoredVideo(
  name: string,
  facts: VideoFacts,
): components['schemas']['StoredVideo'] {
  return { urlRecurso: name, ...toWireFacts(facts), dsCodec: facts.codec };
}

function twoDecimals(value: number): number {
  return Math.round(value * 100) / 100;
}
