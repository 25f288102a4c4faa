import { makeMp4 } from '../../packages/reference-api/src/shared/videos/testing/mp4-files.ts';
import type { StaffApi } from './staff-api.ts';

/** Makes a training with one video for some people, and tells its id. */
export async function makeTraining(
  api: StaffApi,
  title: string,
  personIds: readonly number[],
): Promise<number> {
  const form = new FormData();
  form.append(
    'videoFile',
    new Blob([new Uint8Array(await makeMp4())], { type: 'video/mp4' }),
    'aula.mp4',
  );
  const video = await api.post<{ urlRecurso: string }>('/Treinamento/UploadVideo', form);
  const category = await api.post<number>('/Treinamento/PostCategoria', {
    categoria: `Categoria de ${title}`,
  });
  return api.post<number>('/Treinamento/PostTreinamento', {
    nmTreinamento: title,
    dsTreinamento: 'O que fazer quando o alarme toca, e por onde sair do prédio.',
    idCategoria: category,
    urlFoto: null,
    sessoes: [
      {
        nmSessao: 'Primeiro dia',
        recursos: [{ nmRecurso: 'As saídas', urlRecurso: video.urlRecurso }],
      },
    ],
    funcionarios: personIds,
  });
}

/** The PIN in a mail that brings one. */
export function pinIn(text: string): string {
  const [pin] = /\b[A-HJ-NP-Z2-9]{4}\b/.exec(text.split('PIN').slice(1).join('PIN')) ?? [];
  if (!pin) throw new Error('The mail has no PIN');
  return pin;
}
