export { CyclesScreen as Component } from '../../features/cycles/screens/cycles-screen.tsx';
