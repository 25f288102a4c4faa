import { expect, it } from 'vitest';
import { calibrationFault, isCalibrationReason } from './calibration-fault.ts';

it.each([
  [{ before: null, after: 7, mean: 6.5 }, undefined],
  [{ before: null, after: 6, mean: 6 }, 'same'],
  [{ before: null, after: null, mean: 6 }, 'same'],
  [{ before: 7, after: 7, mean: 6.5 }, 'same'],
  [{ before: 7, after: 6, mean: 6 }, 'mean'],
  [{ before: 7, after: null, mean: 6 }, undefined],
  [{ before: 7, after: 8, mean: 6 }, undefined],
] as const)('against %j is: %s', (change, fault) => {
  expect(calibrationFault(change)).toBe(fault);
});

it.each([
  ['         ', false],
  ['Por causa.', true],
  [' Por caus  ', false],
  ['a'.repeat(500), true],
  ['a'.repeat(501), false],
])('%j is a reason: %s', (reason, is) => {
  expect(isCalibrationReason(reason)).toBe(is);
});
