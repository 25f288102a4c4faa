import { trimText } from '../format/clean-text.ts';
import { checkCaptions } from './captions.ts';
import { TRAINING_LIMITS } from './training-limits.ts';

/** A training as somebody writes it, before it is saved. */
export interface TrainingDraft {
  readonly title: string;
  readonly description: string;
  /** Undefined: none is chosen. */
  readonly categoryId: number | undefined;
  readonly sessions: readonly DraftSession[];
}

/** A part of a training, with its videos in order. */
export interface DraftSession {
  readonly name: string;
  readonly resources: readonly DraftResource[];
}

/** A video of a session. */
export interface DraftResource {
  readonly name: string;
  /** What tells the file from every other one; undefined: none is chosen. */
  readonly video: string | undefined;
  /** The text of a WebVTT file; null: there is none. */
  readonly captions: string | null;
}

/** Where in a draft something is wrong; sessions and resources are counted from 0. */
export type DraftPlace =
  | { readonly field: 'title' | 'description' | 'category' | 'sessions' }
  | { readonly field: 'session-name'; readonly session: number }
  | {
      readonly field: 'resource-name' | 'video' | 'captions';
      readonly session: number;
      readonly resource: number;
    };

/** What is wrong with a draft, as a sentence. */
export interface DraftFault {
  readonly place: DraftPlace;
  readonly message: string;
}

/** What is said of drafts, in Brazilian Portuguese. */
const texts = {
  required: 'Todos os campos devem ser preenchidos.',
  noResource: 'Deve haver pelo menos um recurso adicionado.',
  sameVideo: 'Cada vídeo pode estar uma só vez no treinamento.',
  tooLong: (name: string, most: number) =>
    `${name} pode ter no máximo ${most.toLocaleString('pt-BR')} caracteres.`,
} as const;

/** Tells all that is wrong with a training, in the order in which it is written. */
export function checkTraining(draft: TrainingDraft): DraftFault[] {
  return [...checkTrainingDescription(draft), ...checkTrainingSessions(draft.sessions)];
}

/** Tells what is wrong with what a training is called and about. */
export function checkTrainingDescription({
  title,
  categoryId,
  description,
}: Omit<TrainingDraft, 'sessions'>): DraftFault[] {
  return [
    ...fault({ field: 'title' }, textFault(title, 'O título', TRAINING_LIMITS.title)),
    ...fault({ field: 'category' }, categoryId === undefined ? texts.required : undefined),
    ...fault(
      { field: 'description' },
      textFault(description, 'A descrição', TRAINING_LIMITS.description),
    ),
  ];
}

/** Tells what is wrong with the sessions of a training and their videos. */
export function checkTrainingSessions(sessions: readonly DraftSession[]): DraftFault[] {
  const videos = new Set<string>();
  const isAgain = (video: string) => videos.size === videos.add(video).size;
  const isEmpty = sessions.every(({ resources }) => resources.length === 0);
  return [
    ...fault({ field: 'sessions' }, isEmpty ? texts.noResource : undefined),
    ...sessions.flatMap(({ name, resources }, session) => [
      ...fault(
        { field: 'session-name', session },
        textFault(name, 'O nome da sessão', TRAINING_LIMITS.sessionName),
      ),
      ...resources.flatMap((given, resource) =>
        checkResource(given, { session, resource, isAgain }),
      ),
    ]),
  ];
}

function checkResource(
  { name, video, captions }: DraftResource,
  { isAgain, ...place }: { session: number; resource: number; isAgain: (video: string) => boolean },
): DraftFault[] {
  const sameVideo = video !== undefined && isAgain(video) ? texts.sameVideo : undefined;
  return [
    ...fault(
      { field: 'resource-name', ...place },
      textFault(name, 'O nome do recurso', TRAINING_LIMITS.resourceName),
    ),
    ...fault({ field: 'video', ...place }, video === undefined ? texts.required : sameVideo),
    ...fault(
      { field: 'captions', ...place },
      captions === null ? undefined : checkCaptions(captions),
    ),
  ];
}

function fault(place: DraftPlace, message: string | undefined): DraftFault[] {
  return message === undefined ? [] : [{ place, message }];
}

function textFault(text: string, name: string, most: number): string | undefined {
  const { length } = trimText(text);
  if (length === 0) return texts.required;
  return length > most ? texts.tooLong(name, most) : undefined;
}
