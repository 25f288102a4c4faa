import { definePublicOperation, type Operation } from '../../../operation/operation.ts';
import { toExchangedToken } from '../access-serializer.ts';
import type { TokenExchangeService } from '../token-exchange-service.ts';

/** Trades the company's key for an employee token. */
export function exchangeEmployeeToken(service: TokenExchangeService): Operation {
  return definePublicOperation('exchangeEmployeeToken', async ({ body }, context) => ({
    data: toExchangedToken(await service.exchange({ key: body.chave, email: body.email }, context)),
  }));
}
