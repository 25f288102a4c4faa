import { isApiProblem } from '@aferir/api-client';
import { normalizeSearchText } from '@aferir/domain';
import { useState } from 'react';
import { useFailureToast } from '../forms/use-failure-toast.ts';
import { authoringFrameMessages as texts } from './authoring-frame-messages.ts';

/** Props of {@link useAuthoringSteps}. */
export interface AuthoringStepsOptions<Step extends string, Fault> {
  /** In their order; what is written has its title in the first. */
  steps: readonly [Step, ...Step[]];
  /** What keeps a step from being left for the next. */
  faultsOf: (step: Step) => readonly Fault[];
  title: string;
  /** The title that it was read with; undefined for what is new. */
  ownTitle: string | undefined;
  /** Asks the server whether something else has the title. */
  isTaken: (title: string) => Promise<boolean>;
  /** Says that something else has the title. */
  takenTitle: Fault;
}

/** Leads through the steps in which something is written; going on checks the step. */
export function useAuthoringSteps<Step extends string, Fault>({
  steps,
  faultsOf,
  title,
  ownTitle,
  isTaken,
  takenTitle,
}: AuthoringStepsOptions<Step, Fault>) {
  const tellFailure = useFailureToast();
  const [first] = steps;
  const [step, setStep] = useState<Step>(first);
  /** How often one has tried to go on from this step. */
  const [attempt, setAttempt] = useState(0);
  const [takenTitles, setTakenTitles] = useState<ReadonlySet<string>>(new Set());
  const [isChecking, setIsChecking] = useState(false);

  const comparedTitle = normalizeSearchText(title);
  const taken = step === first && takenTitles.has(comparedTitle) ? [takenTitle] : [];
  const faults = [...taken, ...faultsOf(step)];
  const at = steps.indexOf(step);

  function go(to: Step | undefined) {
    if (to === undefined) return;
    setStep(to);
    setAttempt(0);
  }

  async function isTitleTaken(): Promise<boolean> {
    if (comparedTitle === normalizeSearchText(ownTitle ?? '')) return false;
    return isTaken(title.trim());
  }

  /** Goes back to where the title is written, which something else has. */
  function refuseTitle() {
    setTakenTitles(new Set([...takenTitles, comparedTitle]));
    setStep(first);
    setAttempt((count) => count + 1);
  }

  async function goOn() {
    if (isChecking) return;
    setAttempt((count) => count + 1);
    if (faults.length > 0) return;
    if (step !== first) return go(steps[at + 1]);
    setIsChecking(true);
    try {
      if (await isTitleTaken()) refuseTitle();
      else go(steps[at + 1]);
    } catch (problem) {
      if (!isApiProblem(problem)) throw problem;
      tellFailure(problem, texts.titleUnchecked);
    } finally {
      setIsChecking(false);
    }
  }

  return {
    steps,
    step,
    isFirst: at === 0,
    isLast: at === steps.length - 1,
    isChecking,
    attempt,
    /** What is wrong, once one has tried to go on. */
    faults: attempt > 0 ? faults : [],
    goOn,
    goBack: () => go(steps[at - 1]),
    goTo: go,
    refuseTitle,
  };
}

/** Somebody's way through the steps. */
export type AuthoringSteps<Step extends string, Fault> = ReturnType<
  typeof useAuthoringSteps<Step, Fault>
>;
