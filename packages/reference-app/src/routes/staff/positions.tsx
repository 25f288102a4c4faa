export { PositionsScreen as Component } from '../../features/positions/screens/positions-screen.tsx';
