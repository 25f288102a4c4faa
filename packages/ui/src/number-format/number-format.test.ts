import { expect, it } from 'vitest';
import { formatNumber } from './number-format.ts';

it.each([
  [1234.56, 'number', '1.234,6', '1,234.6'],
  [0.255, 'percent', '25,5%', '25.5%'],
  [3, 'oneDecimal', '3,0', '3.0'],
] as const)('writes %d as %s', (value, kind, portuguese, english) => {
  expect(formatNumber(value, 'pt-BR', kind)).toBe(portuguese);
  expect(formatNumber(value, 'en', kind)).toBe(english);
  expect(formatNumber(value, 'pt-BR', kind)).toBe(portuguese);
});
