import type { AudienceMember } from '../../../../shared/audience/audience.ts';
import { putBefore, withoutKey } from '../../../../shared/lists/keyed-list.ts';

/** A training while somebody writes it. */
export interface TrainingEdit {
  readonly title: string;
  readonly description: string;
  /** Undefined: none is chosen. */
  readonly categoryId: number | undefined;
  /** The address of the picture; empty for none. */
  readonly cover: string;
  readonly sessions: readonly SessionEdit[];
  /** By name. */
  readonly people: readonly AudienceMember[];
}

/** A session while somebody writes it. */
export interface SessionEdit {
  /** Tells it from the others until it is saved. */
  readonly key: string;
  readonly name: string;
  readonly videos: readonly VideoEdit[];
}

/** A video of a session while somebody writes it. */
export interface VideoEdit {
  /** Tells it from the others until it is saved. */
  readonly key: string;
  readonly name: string;
  readonly content: VideoContent;
  /** The text of a WebVTT file; null: there is none. */
  readonly captions: string | null;
}

/** Where a video is: on the server, or still with whoever writes. */
export type VideoContent =
  | {
      readonly kind: 'stored';
      /** The name that the server made. */
      readonly storedName: string;
      readonly seconds: number;
      /** Width and height. */
      readonly resolution: string;
      readonly bytes: number;
    }
  | { readonly kind: 'file'; readonly file: File };

/** One change of a training. */
export type TrainingChange =
  | { type: 'describe'; values: Partial<Omit<TrainingEdit, 'sessions' | 'people'>> }
  | { type: 'add-session'; session: SessionEdit }
  | { type: 'name-session'; session: string; name: string }
  | { type: 'remove-session'; session: string }
  /** `before` is the key of the session that it goes before; undefined: behind the last one. */
  | { type: 'move-session'; session: string; before: string | undefined }
  | { type: 'add-videos'; session: string; videos: readonly VideoEdit[] }
  | { type: 'change-video'; video: string; values: Partial<Pick<VideoEdit, 'name' | 'captions'>> }
  | { type: 'remove-video'; video: string }
  /** `before` is the key of the video that it goes before; undefined: behind the last one. */
  | { type: 'move-video'; video: string; session: string; before: string | undefined }
  | { type: 'choose-people'; people: readonly AudienceMember[] };

/** Applies a change; one that changes nothing gives the same training. */
export function editTraining(edit: TrainingEdit, change: TrainingChange): TrainingEdit {
  const { sessions } = edit;
  switch (change.type) {
    case 'describe':
      return { ...edit, ...change.values };
    case 'add-session':
      return { ...edit, sessions: [...sessions, change.session] };
    case 'name-session':
      return inSession(edit, change.session, (session) => ({ ...session, name: change.name }));
    case 'remove-session':
      return { ...edit, sessions: sessions.filter(({ key }) => key !== change.session) };
    case 'move-session': {
      const moved = sessions.find(({ key }) => key === change.session);
      if (!moved || change.before === change.session) return edit;
      return {
        ...edit,
        sessions: putBefore(withoutKey(sessions, moved.key), moved, change.before),
      };
    }
    case 'add-videos':
      return inSession(edit, change.session, (session) => ({
        ...session,
        videos: [...session.videos, ...change.videos],
      }));
    case 'change-video':
      return inVideos(edit, (videos) =>
        videos.map((video) =>
          video.key === change.video ? { ...video, ...change.values } : video,
        ),
      );
    case 'remove-video':
      return inVideos(edit, (videos) => withoutKey(videos, change.video));
    case 'move-video': {
      const moved = sessions
        .flatMap(({ videos }) => videos)
        .find(({ key }) => key === change.video);
      if (!moved || change.before === change.video) return edit;
      const rest = inVideos(edit, (videos) => withoutKey(videos, moved.key));
      return inSession(rest, change.session, (session) => ({
        ...session,
        videos: putBefore(session.videos, moved, change.before),
      }));
    }
    case 'choose-people':
      return { ...edit, people: change.people };
  }
}

function inSession(
  edit: TrainingEdit,
  key: string,
  change: (session: SessionEdit) => SessionEdit,
): TrainingEdit {
  const sessions = edit.sessions.map((session) =>
    session.key === key ? change(session) : session,
  );
  return { ...edit, sessions };
}

function inVideos(
  edit: TrainingEdit,
  change: (videos: readonly VideoEdit[]) => readonly VideoEdit[],
): TrainingEdit {
  const sessions = edit.sessions.map((session) => ({ ...session, videos: change(session.videos) }));
  return { ...edit, sessions };
}
