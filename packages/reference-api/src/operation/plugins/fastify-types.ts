import type { CallerCompany } from '../../platform/db/company-tables.ts';
import type { Interpreter } from '../../platform/sentences/interpreter.ts';
import type { Actor } from '../context.ts';

/** Who calls, once the credential has been checked. */
export interface Caller {
  readonly actor: Actor;
  readonly company: CallerCompany;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
  interface FastifyInstance {
    /** Says what people read in the language that they ask for; a server without one speaks Portuguese. */
    readonly interpret?: Interpreter;
  }
  interface FastifyContextConfig {
    /** Set on routes of the contract. */
    operationId?: string;
    /** Set where the file of a form is taken as it comes in. */
    streamsForm?: boolean;
    /** Set where sending a request may take as long as it likes, as long as bytes keep coming. */
    takesItsTime?: boolean;
  }
}
