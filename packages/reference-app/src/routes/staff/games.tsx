export { GamesScreen as Component } from '../../features/games/screens/games-screen.tsx';
