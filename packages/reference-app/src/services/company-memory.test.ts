import { describe, expect, it } from 'vitest';
import { createCompanyMemory } from './company-memory.ts';

describe('createCompanyMemory', () => {
  it('remembers across pages', () => {
    createCompanyMemory().remember(7);
    expect(createCompanyMemory().last()).toBe(7);
    localStorage.clear();
    expect(createCompanyMemory().last()).toBeNull();
  });

  it('remembers for the page where storage is blocked', () => {
    const memory = createCompanyMemory(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(memory.last()).toBeNull();
    memory.remember(7);
    expect(memory.last()).toBe(7);
  });
});
