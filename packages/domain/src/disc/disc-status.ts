/** The statuses of a behavioral response, by the code that travels. */
export const DISC_STATUS = {
  started: 1,
  finished: 2,
  viewed: 3,
  sent: 4,
} as const;

/** The code of a status. */
export type DiscStatus = (typeof DISC_STATUS)[keyof typeof DISC_STATUS];

/** What each status says on the screen. */
export const DISC_STATUS_LABELS: Readonly<Record<DiscStatus, string>> = {
  1: 'Iniciado',
  2: 'Finalizado',
  3: 'Visualizado',
  4: 'Aguardando Resposta',
};

/** The statuses in the order that a response takes them. */
export const DISC_STATUS_COURSE: readonly DiscStatus[] = [
  DISC_STATUS.sent,
  DISC_STATUS.viewed,
  DISC_STATUS.started,
  DISC_STATUS.finished,
];

/** The statuses of a response that waits for answers, in their order. */
export const OPEN_DISC_STATUSES: readonly DiscStatus[] = DISC_STATUS_COURSE.filter(
  (status) => status !== DISC_STATUS.finished,
);

/** The status after a request to change it: it only moves forward, an older one changes nothing. */
export function advanceDiscStatus(current: DiscStatus, requested: DiscStatus): DiscStatus {
  return DISC_STATUS_COURSE.indexOf(requested) > DISC_STATUS_COURSE.indexOf(current)
    ? requested
    : current;
}

/** Whether a number is the code of a status. */
export function isDiscStatus(code: number): code is DiscStatus {
  return (DISC_STATUS_COURSE as readonly number[]).includes(code);
}

/** Finds a status by the name that travels beside its code. */
export function findDiscStatus(label: string): DiscStatus | undefined {
  return DISC_STATUS_COURSE.find((code) => DISC_STATUS_LABELS[code] === label);
}

/**
 * The status to report when the questionnaire opens: viewed before the first answer, started when
 * some answers are there, none when it has already been told.
 */
export function statusOnOpening(
  current: DiscStatus,
  answeredCount: number,
): typeof DISC_STATUS.viewed | typeof DISC_STATUS.started | undefined {
  if (current === DISC_STATUS.finished) return undefined;
  if (answeredCount === 0) {
    return current === DISC_STATUS.viewed ? undefined : DISC_STATUS.viewed;
  }
  return current === DISC_STATUS.started ? undefined : DISC_STATUS.started;
}
