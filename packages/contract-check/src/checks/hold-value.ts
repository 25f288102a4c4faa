import { hold } from '../faults.ts';

/** Throws ContractBroken unless a field of a reply has a value. */
export function holdValue(name: string, value: unknown, wanted: unknown): void {
  hold(value === wanted, `${name} is ${value} instead of ${wanted}`);
}
