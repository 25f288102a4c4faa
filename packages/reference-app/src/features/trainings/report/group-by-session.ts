import type { Schema } from '@aferir/api-client';

type Resource = Schema<'TrainingStateOfResource'>;

/** A session with what somebody has done of it. */
export interface SessionState {
  /** Tells it from others of the same name. */
  readonly place: number;
  readonly name: string;
  readonly resources: readonly Resource[];
}

/** Puts the videos of a training, which come in order, into their sessions. */
export function groupBySession(resources: readonly Resource[]): SessionState[] {
  const sessions: (SessionState & { resources: Resource[] })[] = [];
  for (const resource of resources) {
    const { indexSessao: place, nmSessao: name } = resource;
    const last = sessions.at(-1);
    if (last?.place === place) last.resources.push(resource);
    else sessions.push({ place, name, resources: [resource] });
  }
  return sessions;
}
