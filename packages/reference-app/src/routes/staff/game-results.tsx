export { GameResultsScreen as Component } from '../../features/games/screens/game-results-screen.tsx';
