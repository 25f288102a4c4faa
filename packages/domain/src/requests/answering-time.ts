/** Answers that a minute is enough for: ranking four options, or scoring a competency. */
const ANSWERS_A_MINUTE = 2;

/** How many minutes so many questions or competencies take, about; never none. */
export function answeringMinutes(count: number): number {
  return Math.max(1, Math.ceil(count / ANSWERS_A_MINUTE));
}
