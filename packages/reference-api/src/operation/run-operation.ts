import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { inAuditedTransaction } from '../platform/audit/audited-transaction.ts';
import type { Db } from '../platform/db/database.ts';
import { unauthorized } from '../platform/errors/failures.ts';
import { networkOf } from '../platform/network/network-of.ts';
import type { InputMark } from '../platform/security/input-mark.ts';
import { runAfterCommit } from './after-commit.ts';
import { auditActorOf } from './audit-actor.ts';
import { checkOrigin } from './authentication/check-origin.ts';
import type {
  InTransaction,
  OperationContext,
  PublicContext,
  RequestContext,
  Services,
} from './context.ts';
import type { ContractOperation } from './contract/contract-document.ts';
import { once, onceInSteps } from './idempotency.ts';
import { leftSignal } from './left-signal.ts';
import type { Operation, OperationReply } from './operation.ts';
import { runUpload } from './run-upload.ts';
import { tellIn } from './told-language.ts';
import { WrittenData } from './written-data.ts';

/** What operations run with. */
export interface Running {
  readonly services: Services;
  /** Tells repeated inputs. */
  readonly mark: InputMark;
}

/** Answers a request whose caller and content have been checked: with the envelope, or its JSON. */
export async function runOperation(
  running: Running,
  stated: ContractOperation,
  operation: Operation,
  reply: FastifyReply,
): Promise<object | string> {
  const { data, msg } = await answer(running, stated, operation, reply);
  const told = msg === undefined ? undefined : tellIn(reply, [msg])(msg);
  if ((data as unknown) instanceof WrittenData) return toWrittenEnvelope(data, told);
  return { success: true, data, ...(told !== undefined && { msg: told }) };
}

async function answer(
  { services, mark }: Running,
  stated: ContractOperation,
  operation: Operation,
  { request, raw: response }: FastifyReply,
): Promise<OperationReply<never>> {
  const input = { params: request.params, query: request.query, body: request.body } as never;
  const context: RequestContext = {
    requestId: request.id,
    address: request.ip,
    network: networkOf(request.ip),
    log: request.log,
    left: () => leftSignal(response),
    now: services.clock.now(),
    origin: request.headers.origin,
    assertOrigin: (company) =>
      checkOrigin(request, services.config.publicUrl, company.allowed_origins),
  };
  const inTransactionOf: PublicContext['inTransactionOf'] = (doer, work) =>
    inAuditedTransaction(services.database, { ...doer, ...context }, work);
  if (operation.access === 'public') {
    return await operation.handle(input, { ...context, inTransactionOf });
  }
  const { caller } = request;
  if (!caller) throw unauthorized();
  const { actor, company } = caller;
  const doer = { companyId: company.id, actor: auditActorOf(actor) };
  const inTransaction: InTransaction = (work) =>
    runAfterCommit(request.log, (afterCommit) =>
      inTransactionOf(doer, (own) => work({ ...context, ...own, company, actor, afterCommit })),
    );
  const detached = { ...context, company, actor, inTransaction };
  if (operation.access === 'detached') {
    return await operation.handle(input, detached);
  }
  const given = stated.takesIdempotencyKey ? request.headers['idempotency-key'] : undefined;
  const key = typeof given === 'string' ? given : undefined;
  if (operation.access === 'upload') {
    const upload = { stated, handling: operation.handling, form: request.body, mark };
    return await runUpload(upload, detached, key);
  }
  if (operation.access === 'reading') {
    const read = (db: Db) => operation.handle(input, { ...context, actor, company, db });
    return await services.database.reading(company.id, read);
  }
  if (operation.access === 'company in steps') {
    const keyed = { operation: stated.id, key: key ?? randomUUID(), input, mark };
    for (;;) {
      const step = await inTransaction((own) =>
        onceInSteps(own, keyed, (progress) => operation.handle(input, own, progress as never)),
      );
      if ('reply' in step) return step.reply;
    }
  }
  const change = (own: OperationContext) => operation.handle(input, own);
  return key === undefined
    ? inTransaction(change)
    : once(inTransaction, { operation: stated.id, key, input, mark }, change);
}

function toWrittenEnvelope({ json }: WrittenData<unknown>, msg: string | undefined): string {
  const told = msg === undefined ? '' : `,"msg":${JSON.stringify(msg)}`;
  return `{"success":true,"data":${json}${told}}`;
}
