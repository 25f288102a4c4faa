/** The statuses of a performance response, by the code that travels. */
export const PERFORMANCE_STATUS = {
  started: 1,
  finished: 2,
  viewed: 3,
  sent: 4,
  awaitingManagers: 6,
  awaitingFeedback: 7,
} as const;

/** The code of a status. */
export type PerformanceStatus = (typeof PERFORMANCE_STATUS)[keyof typeof PERFORMANCE_STATUS];

/** The code of a person's latest status: 0 when there is no response. */
export type LatestPerformanceStatus = PerformanceStatus | 0;

/** What each status says on the screen. */
export const PERFORMANCE_STATUS_LABELS: Readonly<Record<PerformanceStatus, string>> = {
  1: 'Iniciado',
  2: 'Finalizado',
  3: 'Visualizado',
  4: 'Aguardando Resposta',
  6: 'Aguardando Avaliação do Gestor',
  7: 'Aguardando Feedback do Gestor',
};

/** Said of a person who was never asked. */
export const NO_ASSESSMENT_LABEL = 'Sem Avaliação';

/**
 * What is shown of a response: the code of its status, 0 for none, or `rated` to a manager who has
 * rated everything, which is derived and never stored.
 */
export type ShownStatus = LatestPerformanceStatus | 'rated';

/** What each of them says on the screen. */
export const SHOWN_STATUS_LABELS: Readonly<Record<ShownStatus, string>> = {
  ...PERFORMANCE_STATUS_LABELS,
  0: NO_ASSESSMENT_LABEL,
  rated: 'Avaliado',
};

const OTHER_NAME_OF_STARTED = 'Em Andamento';

/** The statuses in the order that a response takes them. */
export const PERFORMANCE_STATUS_COURSE: readonly PerformanceStatus[] = [
  PERFORMANCE_STATUS.sent,
  PERFORMANCE_STATUS.viewed,
  PERFORMANCE_STATUS.started,
  PERFORMANCE_STATUS.awaitingManagers,
  PERFORMANCE_STATUS.awaitingFeedback,
  PERFORMANCE_STATUS.finished,
];

/** The status after a request to change it: it only moves forward, an older one changes nothing. */
export function advancePerformanceStatus(
  current: PerformanceStatus,
  requested: PerformanceStatus,
): PerformanceStatus {
  return PERFORMANCE_STATUS_COURSE.indexOf(requested) > PERFORMANCE_STATUS_COURSE.indexOf(current)
    ? requested
    : current;
}

/** Whether a number is the code of a status. 0, no response, is none. */
export function isPerformanceStatus(code: number): code is PerformanceStatus {
  return (PERFORMANCE_STATUS_COURSE as readonly number[]).includes(code);
}

/** Finds a status by its name. 'Em Andamento' is another name of 'Iniciado'. */
export function findPerformanceStatus(label: string): PerformanceStatus | undefined {
  if (label === OTHER_NAME_OF_STARTED) return PERFORMANCE_STATUS.started;
  return PERFORMANCE_STATUS_COURSE.find((code) => PERFORMANCE_STATUS_LABELS[code] === label);
}

/** Whether the person's own assessment is still to be done. */
export function isSelfPhase(status: PerformanceStatus): boolean {
  return (
    PERFORMANCE_STATUS_COURSE.indexOf(status) <
    PERFORMANCE_STATUS_COURSE.indexOf(PERFORMANCE_STATUS.awaitingManagers)
  );
}

/** Whom a review waits for. */
export type ReviewTurn = 'person' | 'managers' | 'nobody';

/** Whose turn it is; a review that staff closed waits for nobody. */
export function reviewTurn(status: PerformanceStatus, isClosed: boolean): ReviewTurn {
  if (isClosed || status === PERFORMANCE_STATUS.finished) return 'nobody';
  return isSelfPhase(status) ? 'person' : 'managers';
}

/** The statuses at which an open review waits for somebody, in their order. */
export function statusesOfTurn(turn: Exclude<ReviewTurn, 'nobody'>): PerformanceStatus[] {
  return PERFORMANCE_STATUS_COURSE.filter((status) => reviewTurn(status, false) === turn);
}

/** Whether a person may be asked again, by the status of the latest response that stands. */
export function canRequestAgain(latest: LatestPerformanceStatus): boolean {
  return latest === 0 || latest === PERFORMANCE_STATUS.finished;
}

/**
 * The status to report when the self-assessment opens: viewed before the first answer, started when
 * some answers are there, none when the response is that far already.
 */
export function statusOnSelfOpening(
  current: PerformanceStatus,
  answeredCount: number,
): typeof PERFORMANCE_STATUS.viewed | typeof PERFORMANCE_STATUS.started | undefined {
  const reached = answeredCount === 0 ? PERFORMANCE_STATUS.viewed : PERFORMANCE_STATUS.started;
  return advancePerformanceStatus(current, reached) === current ? undefined : reached;
}

/** What closing a response does to it. */
export type ClosingOutcome = 'cancel' | 'finish' | 'refuse';

/**
 * What closing does: a response without its self-assessment is cancelled, one that waits for
 * managers finishes with what is there, a finished one is left alone.
 */
export function closingOutcome(status: PerformanceStatus): ClosingOutcome {
  if (status === PERFORMANCE_STATUS.finished) return 'refuse';
  return isSelfPhase(status) ? 'cancel' : 'finish';
}

/** Whether every manager who is waited for has rated, so that averages are told. */
export function isCompared(status: LatestPerformanceStatus): boolean {
  return status === PERFORMANCE_STATUS.awaitingFeedback || status === PERFORMANCE_STATUS.finished;
}
