import { describe, expect, it } from 'vitest';
import { createCompanyMemory } from './company-memory.ts';

describe('createCompanyMemory', () => {
  it('remembers across pages', () => {
    createCompanyMemory().remember(7);
    expect(createCompanyMemory().last()).toBe(7);
    localStorage.clear();
    expect(createCompanyMemory().last()).toBeNull();
  });

  it('knows the color of the company that was seen last, and of no other', () => {
    createCompanyMemory().rememberColor(7, '#0b7a63');
    const memory = createCompanyMemory();
    expect(memory.colorOf(7)).toBe('#0b7a63');
    expect(memory.colorOf(8)).toBeNull();
    memory.rememberColor(7, null);
    expect(memory.colorOf(7)).toBeNull();
    localStorage.clear();
  });

  it('takes no stored text for a color that is none', () => {
    createCompanyMemory().rememberColor(7, 'url(//elsewhere)');
    expect(createCompanyMemory().colorOf(7)).toBeNull();
    localStorage.clear();
  });

  it('remembers for the page where storage is blocked', () => {
    const memory = createCompanyMemory(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(memory.last()).toBeNull();
    memory.remember(7);
    memory.rememberColor(7, '#0b7a63');
    expect(memory.last()).toBe(7);
    expect(memory.colorOf(7)).toBe('#0b7a63');
  });
});
