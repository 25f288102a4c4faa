/** The back end breaks the contract; the message says how, as a sentence without its call. */
export class ContractBroken extends Error {}

/** The checks can't begin: the address, the link or an option is not what they need. */
export class CouldNotRun extends Error {}

/** A check is left out, as what it needs isn't there. */
export class NotRun extends Error {}

/** The back end takes no more calls for now (429), which says nothing of its rules. */
export class TooBusy extends NotRun {
  /** It says after how many seconds it may be asked again, or doesn't. */
  constructor(retryAfter: number | undefined) {
    const when = retryAfter === undefined ? 'later' : `in ${retryAfter} s`;
    super(`the back end takes no more calls for now (429); run it again ${when}`);
  }
}

/** What an earlier check has found; throws NotRun where it has found nothing. */
export function found<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new NotRun(`${what} isn't known, as an earlier check tells`);
  return value;
}

/** Throws ContractBroken unless something holds. */
export function hold(holds: boolean, otherwise: string): void {
  if (!holds) throw new ContractBroken(otherwise);
}

/** Throws ContractBroken unless a reply tells that some fields are faulty. */
export function holdFaults({ body }: { readonly body: unknown }, ...fields: string[]): void {
  const { faults = [] } = body as { faults?: readonly { field: string }[] };
  const named = new Set(faults.map(({ field }) => field));
  const missing = fields.filter((name) => !named.has(name));
  hold(missing.length === 0, `faults does not name ${missing.join(', ')}`);
}

/** What an option has given; throws NotRun where it was left out. */
export function need<Value>(value: Value | undefined, option: string): Value {
  if (value === undefined) throw new NotRun(`${option} is not given`);
  return value;
}
