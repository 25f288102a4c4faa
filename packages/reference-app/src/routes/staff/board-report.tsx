export { BoardScreen as Component } from '../../features/dashboard/screens/board-screen.tsx';
