const making = new WeakMap<object, Set<Promise<unknown>>>();

function whileMaking<Made>(form: object, made: Promise<Made>): Promise<Made> {
  const all = making.get(form) ?? new Set();
  making.set(form, all.add(made));
  const forget = () => void all.delete(made);
  made.then(forget, forget);
  return made;
}

/** Has a choice that is made be chosen at once, so that whoever sends the form meanwhile sends it. */
export function makingIn<Choice>(
  form: object,
  create: (text: string) => Promise<Choice>,
  choose: (made: Choice) => void,
): (text: string) => Promise<Choice> {
  async function make(text: string) {
    const made = await create(text);
    choose(made);
    return made;
  }
  return (text) => whileMaking(form, make(text));
}

/** Whether a combobox shows what is chosen in it, rather than what is being made or could not be. */
export function isSettled(input: HTMLInputElement | null): boolean {
  return input?.validity.customError !== true;
}

/** The same of several, of which the first that does not gets the focus; those that are not shown count for settled. */
export function areSettled(...inputs: readonly (HTMLInputElement | null)[]): boolean {
  const unsettled = inputs.find((input) => !isSettled(input));
  unsettled?.focus();
  return unsettled === undefined;
}

/** Waits until no choice of a form is being made any more; undefined where none is. */
export function untilMade(form: object): Promise<unknown> | undefined {
  const all = making.get(form);
  return all && all.size > 0 ? Promise.allSettled(all) : undefined;
}
