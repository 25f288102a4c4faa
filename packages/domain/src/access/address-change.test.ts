import { describe, expect, it } from 'vitest';
import {
  ADDRESS_SETTLING_TIME,
  addressesOf,
  changeAddress,
  isAddressSettled,
  type PersonAddress,
} from './address-change.ts';

const start = new Date('2026-03-02T12:00:00Z');
const later = (share: number) => new Date(start.getTime() + share * ADDRESS_SETTLING_TIME);
const settled: PersonAddress = { email: 'ana@a.example', formerEmail: null, emailChangedAt: null };
const changed = changeAddress(settled, 'ana@b.example', start);

describe('an address', () => {
  it('settles a day after it took the place of another', () => {
    expect(isAddressSettled(settled, start)).toBe(true);
    expect(isAddressSettled(changed, start)).toBe(false);
    expect(isAddressSettled(changed, new Date(later(1).getTime() - 1))).toBe(false);
    expect(isAddressSettled(changed, later(1))).toBe(true);
  });

  it('is settled at once where there was none', () => {
    const first = changeAddress({ ...settled, email: null }, 'ana@b.example', start);
    expect(isAddressSettled(first, start)).toBe(true);
  });

  it("that has not settled is nobody's former one", () => {
    const twice = changeAddress(changed, 'ana@c.example', later(0.5));
    expect(twice).toEqual({
      email: 'ana@c.example',
      formerEmail: 'ana@a.example',
      emailChangedAt: later(0.5),
    });
    expect(isAddressSettled(twice, later(1))).toBe(false);
    expect(changeAddress(changed, 'ana@c.example', later(1)).formerEmail).toBe('ana@b.example');
  });

  it('is the former one again at once', () => {
    expect(changeAddress(changed, 'Ana@A.example', later(0.5))).toMatchObject({
      formerEmail: null,
      emailChangedAt: null,
    });
  });
});

describe('whoever is told', () => {
  it('reads it at the former address too, until the present one has settled', () => {
    expect(addressesOf(settled, start)).toEqual(['ana@a.example']);
    expect(addressesOf(changed, later(0.5))).toEqual(['ana@b.example', 'ana@a.example']);
    expect(addressesOf(changed, later(1))).toEqual(['ana@b.example']);
    expect(addressesOf({ ...settled, email: null }, start)).toEqual([]);
  });
});
