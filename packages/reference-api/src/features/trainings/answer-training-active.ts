import type { OperationContext } from '../../operation/context.ts';
import type { OperationInput } from '../../operation/operation.ts';
import { setTrainingActiveOf } from './training-service.ts';
import { trainingsMessages as texts } from './trainings-messages.ts';

/** Answers both calls that activate or deactivate a training. */
export async function answerTrainingActive(
  { params }: Pick<OperationInput<'setTrainingActive'>, 'params'>,
  context: OperationContext,
): Promise<{ data: null; msg: string }> {
  const isActive = params.flAtivo === 1;
  await setTrainingActiveOf(context, params.id, isActive);
  return { data: null, msg: isActive ? texts.activated : texts.deactivated };
}
