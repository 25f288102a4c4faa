import { unwrap } from '@aferir/api-client';
import { useQuery } from '@tanstack/react-query';
import type { AppServices } from '../../../../services/app-services.ts';
import { useServices } from '../../../../services/services-context.tsx';
import type { VideoContent, VideoEdit } from '../editing/training-edit.ts';
import { drawPoster } from './draw-poster.ts';

/** What a video looks like, once the browser has drawn it; one that it can't show has no picture. */
export function useVideoLook({ key, content }: Pick<VideoEdit, 'key' | 'content'>) {
  const { staff } = useServices();
  const { data, isError } = useQuery({
    queryKey: ['video-look', key],
    queryFn: () => lookAt(content, staff),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return { look: data, isUnseen: isError };
}

async function lookAt(content: VideoContent, staff: AppServices['staff']) {
  if (content.kind === 'stored') {
    const params = { query: { objectName: content.storedName } };
    const { urlVideo } = await unwrap(staff.get('/Treinamento/GetEnderecoVideo', { params }));
    return drawPoster(urlVideo);
  }
  const address = URL.createObjectURL(content.file);
  try {
    return await drawPoster(address);
  } finally {
    URL.revokeObjectURL(address);
  }
}
