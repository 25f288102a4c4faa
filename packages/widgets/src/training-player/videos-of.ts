import type { Training, TrainingVideo } from './training-player.types.ts';

/** The videos of a training in the order in which they are watched. */
export function videosOf({ sessions }: Pick<Training, 'sessions'>): TrainingVideo[] {
  return sessions.flatMap(({ videos }) => videos);
}
