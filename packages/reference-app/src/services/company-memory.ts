import { BRAND_COLOR } from '@aferir/domain';
import { toId } from '../shared/address/to-id.ts';

/** Remembers on this device which company's employees sign in here, and its color. */
export interface CompanyMemory {
  last(): number | null;
  /** The color that a company had when it was last seen, so that its pages begin in it. */
  colorOf(companyId: number): string | null;
  /** The color of a company stays known until another is told, or another company. */
  remember(companyId: number, color?: string | null): void;
}

const KEY = 'aferir-ultima-empresa';
const COLOR_KEY = 'aferir-cor-da-empresa';

/** Keeps the company in storage, and in memory where storage is blocked or full. */
export function createCompanyMemory(
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage,
): CompanyMemory {
  const known = new Map<string, string>();

  function read(key: string): string | null {
    try {
      return storage().getItem(key) ?? known.get(key) ?? null;
    } catch {
      return known.get(key) ?? null;
    }
  }

  function write(key: string, value: string) {
    known.set(key, value);
    try {
      storage().setItem(key, value);
    } catch {
      // It is remembered until the page is closed.
    }
  }

  const last = () => toId(read(KEY));
  return {
    last,
    colorOf(companyId) {
      const color = read(COLOR_KEY) ?? '';
      return last() === companyId && BRAND_COLOR.test(color) ? color : null;
    },
    remember(companyId, color) {
      const isSame = last() === companyId;
      write(KEY, String(companyId));
      if (color !== undefined || !isSame) write(COLOR_KEY, color ?? '');
    },
  };
}
