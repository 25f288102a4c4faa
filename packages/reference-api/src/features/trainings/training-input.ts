import { checkTraining, type DraftSession, oneLine } from '@aferir/domain';
import type { BodyOf } from '../../operation/operation.ts';
import { invalidFields } from '../../platform/errors/failures.ts';
import type { SavedContent } from './training-content-store.ts';
import type { SavedTraining } from './training-service.ts';
import { fieldOf } from './wire-fields.ts';

/** A training as it comes in, whether it is new or not. */
type TrainingBody = BodyOf<'createTraining'>;

type SessionBody = TrainingBody['sessoes'][number];

/** A training that came in, checked. */
export function toSavedTraining(body: TrainingBody): SavedTraining {
  const title = oneLine(body.nmTreinamento);
  const description = body.dsTreinamento.trim();
  const sessions = body.sessoes.map(toDraftSession);
  const faults = checkTraining({ title, description, categoryId: body.idCategoria, sessions });
  if (faults.length > 0) {
    throw invalidFields(faults.map(({ place, message }) => ({ field: fieldOf(place), message })));
  }
  return {
    title,
    description,
    categoryId: body.idCategoria,
    coverUrl: body.urlFoto,
    content: toContent(sessions),
    personIds: [...new Set(body.funcionarios)],
  };
}

function toDraftSession({ nmSessao, recursos }: SessionBody): DraftSession {
  return {
    name: oneLine(nmSessao),
    resources: recursos.map(({ nmRecurso, urlRecurso, dsLegenda }) => ({
      name: oneLine(nmRecurso),
      video: urlRecurso.trim() || undefined,
      captions: dsLegenda?.trim() ? dsLegenda : null,
    })),
  };
}

function toContent(sessions: readonly DraftSession[]): SavedContent {
  return {
    sessionNames: sessions.map(({ name }) => name),
    resources: sessions.flatMap(({ resources }, sessionPlace) =>
      resources.map(({ name, video = '', captions }, place) => ({
        sessionPlace,
        place,
        name,
        videoName: video,
        captions,
      })),
    ),
  };
}
