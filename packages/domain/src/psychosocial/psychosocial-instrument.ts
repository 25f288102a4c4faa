import { PSYCHOSOCIAL_INSTRUMENT_V1 } from './psychosocial-instrument-v1.ts';
import type { PsychosocialInstrument } from './psychosocial-item.ts';

/** The version that new surveys have. */
export const PSYCHOSOCIAL_VERSION = 1;

/** The survey in one of its versions. */
export function psychosocialInstrument(version: number): PsychosocialInstrument {
  if (version !== PSYCHOSOCIAL_INSTRUMENT_V1.version) {
    throw new RangeError(`no psychosocial instrument of version ${version}`);
  }
  return PSYCHOSOCIAL_INSTRUMENT_V1;
}

/** The number of the item after which people read where to turn to: the last one on harassment and violence. */
export function supportItemOf({ items }: PsychosocialInstrument): number {
  return items.findLastIndex(({ dimension }) => dimension === 'harassment-violence') + 1;
}
