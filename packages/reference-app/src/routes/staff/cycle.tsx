export { CycleScreen as Component } from '../../features/cycles/screens/cycle-screen.tsx';
