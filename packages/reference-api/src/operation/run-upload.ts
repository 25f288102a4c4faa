import { errorMessages } from '../platform/errors/error-messages.ts';
import { invalid } from '../platform/errors/failures.ts';
import type { InputMark } from '../platform/security/input-mark.ts';
import type { DetachedContext, OperationContext } from './context.ts';
import type { ContractOperation } from './contract/contract-document.ts';
import { StreamedForm } from './contract/streamed-form.ts';
import { once } from './idempotency.ts';
import type { OperationReply, Received, UploadHandling } from './operation.ts';

/** A request that sends a file. */
export interface Upload {
  readonly stated: ContractOperation;
  readonly handling: UploadHandling<never, Received>;
  /** The body of the request. */
  readonly form: unknown;
  readonly mark: InputMark;
}

/**
 * Takes a file and makes it count. The key of a repeated request stands for what was sent: the same file again gets the
 * first reply and is thrown away.
 */
export async function runUpload(
  { stated, handling, form, mark }: Upload,
  context: DetachedContext,
  key: string | undefined,
): Promise<OperationReply<never>> {
  const { inTransaction } = context;
  const received = await receive(handling, form, context);
  let made: OperationReply<never> | undefined;
  let reply: OperationReply<never> | undefined;
  const save = async (own: OperationContext) => {
    made = await handling.save(received, own);
    return made;
  };
  const input = { params: {}, query: {}, body: received.digest } as never;
  try {
    reply = await (key === undefined
      ? inTransaction(save)
      : once(inTransaction, { operation: stated.id, key, input, mark }, save));
    return reply;
  } finally {
    if (reply === undefined || reply !== made) {
      await handling
        .discard(received, context)
        .catch((error) => context.log.error({ err: error }, 'upload left to the sweep'));
    }
  }
}

async function receive(
  handling: UploadHandling<never, Received>,
  form: unknown,
  context: DetachedContext,
): Promise<Received> {
  if (!(form instanceof StreamedForm)) throw invalid(errorMessages.noForm);
  try {
    return await handling.receive(form, context);
  } finally {
    form.letGo();
  }
}
