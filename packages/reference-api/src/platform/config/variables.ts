/** Reads a variable of the environment; one without a value is undefined. */
export type ReadVariable = (name: string) => string | undefined;

/** Reads a variable that is 1 or 0; undefined when it is not said, or at fault. */
export function readFlag(name: string, value: ReadVariable, faults: string[]): boolean | undefined {
  const text = value(name);
  if (text === undefined) return undefined;
  if (text === '1') return true;
  if (text === '0') return false;
  faults.push(`${name} deve ser 1 ou 0.`);
  return undefined;
}

/** Whether a text is an address of one of some protocols, such as `https:`. */
export function hasProtocol(address: string, protocols: readonly string[]): boolean {
  return URL.canParse(address) && protocols.includes(new URL(address).protocol);
}
