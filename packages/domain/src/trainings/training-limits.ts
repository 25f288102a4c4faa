/** The most that a training may have. */
export const TRAINING_LIMITS = {
  /** Characters. */
  title: 50,
  description: 1500,
  sessionName: 60,
  resourceName: 60,
  captions: 200_000,
  /** Texts with a time in the captions of one video. */
  cues: 5000,
  sessions: 100,
  /** Videos of one session. */
  resources: 100,
  people: 20_000,
} as const;
