import { toId } from '../shared/address/to-id.ts';

/** Remembers on this device which company's employees sign in here. */
export interface CompanyMemory {
  last(): number | null;
  remember(companyId: number): void;
}

const KEY = 'aferir-ultima-empresa';

/** Keeps the company in storage, and in memory where storage is blocked or full. */
export function createCompanyMemory(
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage,
): CompanyMemory {
  let known: number | null = null;
  return {
    last() {
      try {
        return toId(storage().getItem(KEY)) ?? known;
      } catch {
        return known;
      }
    },
    remember(companyId) {
      known = companyId;
      try {
        storage().setItem(KEY, String(companyId));
      } catch {
        // It is remembered until the page is closed.
      }
    },
  };
}
