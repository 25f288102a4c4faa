import type { Schema } from '@aferir/api-client';
import type { TrainingDraft } from '@aferir/domain';
import type { SessionEdit, TrainingEdit, VideoEdit } from './training-edit.ts';

const MEGABYTE = 1024 * 1024;

/** A training as it is written on; without one, a new training with a first session to fill. */
export function toTrainingEdit(
  training: Schema<'Training'> | undefined,
  firstSession: SessionEdit,
): TrainingEdit {
  return {
    title: training?.nmTreinamento ?? '',
    description: training?.dsTreinamento ?? '',
    categoryId: training?.idCategoria,
    cover: training?.urlFoto ?? '',
    sessions: training?.sessoes.map(toSessionEdit) ?? [firstSession],
    people: training?.funcionarios ?? [],
  };
}

function toSessionEdit({ nmSessao, nrIndex, recursos }: Schema<'TrainingSession'>): SessionEdit {
  return { key: `sessao-${nrIndex}`, name: nmSessao, videos: recursos.map(toVideoEdit) };
}

function toVideoEdit(resource: Schema<'TrainingResource'>): VideoEdit {
  const { urlRecurso, nmRecurso, dsLegenda } = resource;
  return {
    key: urlRecurso,
    name: nmRecurso,
    captions: dsLegenda,
    content: {
      kind: 'stored',
      storedName: urlRecurso,
      seconds: resource.nrDuracao * 60,
      resolution: resource.dsResolucao,
      bytes: resource.nrTamanhoMB * MEGABYTE,
    },
  };
}

/** A training as its rules judge it. */
export function toTrainingDraft(edit: TrainingEdit): TrainingDraft {
  const { title, description, categoryId, sessions } = edit;
  return {
    title,
    description,
    categoryId,
    sessions: sessions.map(({ name, videos }) => ({
      name,
      resources: videos.map(({ key, name, captions }) => ({ name, video: key, captions })),
    })),
  };
}

/** A training as it is sent, given the names under which its new files were stored. */
export function toTrainingRequest(
  edit: TrainingEdit,
  names: ReadonlyMap<File, string>,
): Schema<'CreateTrainingRequest'> {
  const { title, description, categoryId = 0, cover, sessions, people } = edit;
  return {
    nmTreinamento: title.trim(),
    dsTreinamento: description.trim(),
    idCategoria: categoryId,
    urlFoto: cover || null,
    sessoes: sessions.map(({ name, videos }) => ({
      nmSessao: name.trim(),
      recursos: videos.map((video) => ({
        nmRecurso: video.name.trim(),
        urlRecurso: storedNameOf(video, names),
        dsLegenda: video.captions,
      })),
    })),
    funcionarios: people.map(({ idOrganogramaPessoa }) => idOrganogramaPessoa),
  };
}

/** The files that are not on the server yet, in the order of the training. */
export function filesOf({ sessions }: TrainingEdit): File[] {
  return sessions.flatMap(({ videos }) =>
    videos.flatMap(({ content }) => (content.kind === 'file' ? [content.file] : [])),
  );
}

function storedNameOf({ content }: VideoEdit, names: ReadonlyMap<File, string>): string {
  if (content.kind === 'stored') return content.storedName;
  const name = names.get(content.file);
  if (name === undefined) throw new Error(`${content.file.name} is not stored`);
  return name;
}
