import type { GridNarrowing } from '@aferir/ui';
import { STAGE_PARAM } from '../../shared/address/param-names.ts';
import { useAddressParams } from '../../shared/address/use-address-params.ts';
import { useParamNarrowing } from '../../shared/address/use-param-narrowing.ts';
import { peopleNarrowingMessages as texts } from '../../shared/people/people-narrowing-messages.ts';
import { type ReviewStageFilter, reviewStageOf } from '../../shared/people/review-stages.ts';

/** The stage of reviews that the address narrows people down to, and the chip that says so. */
export function useStageNarrowing(): {
  readonly etapa: ReviewStageFilter['etapa'] | undefined;
  readonly stageNarrowings: readonly GridNarrowing[];
} {
  const [params] = useAddressParams();
  const narrowing = useParamNarrowing();
  const stage = reviewStageOf(params.get(STAGE_PARAM));
  return {
    etapa: stage?.etapa,
    stageNarrowings: stage ? [narrowing(STAGE_PARAM, texts.stage(stage.label))] : [],
  };
}
