import type { DraftPlace } from '@aferir/domain';
import type { SavedResource } from './training-content-store.ts';

/** The field of a request in which a part of a training stands. */
export function fieldOf(place: DraftPlace): string {
  switch (place.field) {
    case 'title':
      return 'nmTreinamento';
    case 'description':
      return 'dsTreinamento';
    case 'category':
      return 'idCategoria';
    case 'sessions':
      return 'sessoes';
    case 'session-name':
      return `sessoes.${place.session}.nmSessao`;
    default:
      return `sessoes.${place.session}.recursos.${place.resource}.${resourceFields[place.field]}`;
  }
}

const resourceFields = {
  'resource-name': 'nmRecurso',
  video: 'urlRecurso',
  captions: 'dsLegenda',
} as const;

/** The field in which a save names a video. */
export function videoFieldOf(resources: readonly SavedResource[], videoName: string): string {
  const found = resources.find((resource) => resource.videoName === videoName);
  return found
    ? fieldOf({ field: 'video', session: found.sessionPlace, resource: found.place })
    : fieldOf({ field: 'sessions' });
}
