import { deleteStoredResourcesMutation } from '@aferir/api-client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useServices } from '../../../../services/services-context.tsx';
import { createVideoSender } from './send-video.ts';
import { createVideoUploads } from './video-uploads.ts';

/** The uploads of the training that is being written; what no save has taken is taken back with the page. */
export function useVideoUploads() {
  const { staff, apiBase } = useServices();
  const [uploads] = useState(() =>
    createVideoUploads({
      send: createVideoSender({
        endpoint: `${apiBase}/Treinamento/Envios`,
        headers: staff.session.credentialHeaders,
      }),
      remove: (listaArquivosExcluir) =>
        deleteStoredResourcesMutation(staff).mutationFn({ body: { listaArquivosExcluir } }),
    }),
  );
  const state = useSyncExternalStore(uploads.subscribe, uploads.state);

  useEffect(() => {
    const goOn = () => {
      if (uploads.state().step === 'interrupted') uploads.resume();
    };
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [uploads]);

  useEffect(() => () => void uploads.cancel(), [uploads]);

  return { uploads, state };
}
