import { describe, expect, it } from 'vitest';
import { createIdempotencyKey, createWriteKeys } from './write-keys.ts';

describe('createWriteKeys', () => {
  it('gives a write the same key until it is settled', () => {
    const keys = createWriteKeys();
    const first = keys.keyFor('a');
    expect(keys.keyFor('a')).toBe(first);
    expect(keys.keyFor('b')).not.toBe(first);
    keys.settle('a');
    expect(keys.keyFor('a')).not.toBe(first);
  });

  it('forgets the write that was left open longest', () => {
    const keys = createWriteKeys();
    const oldest = keys.keyFor('oldest');
    const used = keys.keyFor('used');
    for (let count = 0; count < 48; count += 1) keys.keyFor(`write ${count}`);
    expect(keys.keyFor('used')).toBe(used);
    keys.keyFor('one more');
    expect(keys.keyFor('used')).toBe(used);
    expect(keys.keyFor('oldest')).not.toBe(oldest);
  });
});

it('makes keys of 128 bits that the contract accepts', () => {
  const keys = new Set(Array.from({ length: 100 }, createIdempotencyKey));
  expect(keys.size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});
