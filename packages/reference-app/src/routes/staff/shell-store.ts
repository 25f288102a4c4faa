import { create } from 'zustand';

interface ShellState {
  isCollapsed: boolean;
  setCollapsed: (isCollapsed: boolean) => void;
}

const KEY = 'aferir-menu';
const COLLAPSED = 'recolhido';

/** Keeps the arrangement in storage, and until the page is closed where storage is blocked. */
export function createShellStore(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = () => localStorage,
) {
  return create<ShellState>((set) => ({
    isCollapsed: recall(),
    setCollapsed: (isCollapsed) => {
      set({ isCollapsed });
      remember(isCollapsed);
    },
  }));

  function recall(): boolean {
    try {
      return storage().getItem(KEY) === COLLAPSED;
    } catch {
      return false;
    }
  }

  function remember(isCollapsed: boolean) {
    try {
      if (isCollapsed) storage().setItem(KEY, COLLAPSED);
      else storage().removeItem(KEY);
    } catch {
      // Blocked or full: the page at hand still knows.
    }
  }
}

/** How the person has arranged the staff shell. */
export const useShellStore = createShellStore();
