import type { Schema } from '@aferir/api-client';
import { chosenPerson } from '../../../../shared/testing/audience-fixtures.ts';

const resource: Schema<'TrainingResource'> = {
  idRecursoSessao: 7,
  nmRecurso: 'A empresa',
  urlRecurso: 'treinamentos/a.mp4',
  nrDuracao: 2.5,
  dsResolucao: '1280x720',
  nrTamanhoMB: 12.4,
  dsFormato: 'video/mp4',
  dsLegenda: null,
};

/** A training with two sessions, of two videos and of one. */
export const training: Schema<'Training'> = {
  idTreinamento: 3,
  nmTreinamento: 'Boas-vindas',
  dsTreinamento: 'Como a empresa funciona.',
  idCategoria: 2,
  urlFoto: null,
  flAtivo: true,
  nmAutor: 'Carla Nunes',
  dtEnvioEmails: null,
  nrVersao: 4,
  sessoes: [
    {
      nmSessao: 'Primeiro dia',
      nrIndex: 0,
      recursos: [
        resource,
        {
          ...resource,
          idRecursoSessao: 8,
          nmRecurso: 'As pessoas',
          urlRecurso: 'treinamentos/b.mp4',
        },
      ],
    },
    {
      nmSessao: 'Primeiro mês',
      nrIndex: 1,
      recursos: [
        { ...resource, idRecursoSessao: 9, nmRecurso: 'Metas', urlRecurso: 'treinamentos/c.mp4' },
      ],
    },
  ],
  funcionarios: [chosenPerson],
};

/** The categories of the company. */
export const categories: Schema<'TrainingCategory'>[] = [
  { idCategoria: 2, nmCategoria: 'Integração' },
  { idCategoria: 5, nmCategoria: 'Segurança' },
];

/** A file that begins as an MP4 does. */
export function mp4File(name: string, bytes = 64): File {
  const head = '\0\0\0\x20ftypisom';
  return new File([head.padEnd(bytes, '\0')], name, { type: 'video/mp4' });
}
