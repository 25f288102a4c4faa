import { create } from 'zustand';

interface ShellState {
  isCollapsed: boolean;
  setCollapsed: (isCollapsed: boolean) => void;
}

/** How the person has arranged the staff shell. */
export const useShellStore = create<ShellState>((set) => ({
  isCollapsed: false,
  setCollapsed: (isCollapsed) => set({ isCollapsed }),
}));
