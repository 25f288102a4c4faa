import { useQuery } from '@tanstack/react-query';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { useApiBase } from '../../shared/provider/aferir-provider.tsx';
import { besideApi } from '../../shared/provider/beside-api.ts';
import type { TrainingVideo, VideoAddress } from '../training-player.types.ts';

/** An address is good for ten minutes. */
const RENEW_EVERY = 9 * 60_000;

/** Reads where a video is to be read from. */
export type ReadVideo = (video: TrainingVideo, signal: AbortSignal) => Promise<VideoAddress>;

/** The address of a video, always one that is still good. */
export function useVideoAddress(video: TrainingVideo, readVideo: ReadVideo) {
  const { client } = useWidget();
  const apiBase = useApiBase();
  return useQuery({
    queryKey: [client.id, 'video-address', video.storedName],
    queryFn: async ({ signal }) => {
      const { url, captions } = await readVideo(video, signal);
      return { url: besideApi(apiBase, url), captions };
    },
    refetchInterval: RENEW_EVERY,
    refetchIntervalInBackground: true,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
