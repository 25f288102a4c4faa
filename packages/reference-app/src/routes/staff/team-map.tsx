export { TeamScreen as Component } from '../../features/behavioral/screens/team-screen.tsx';
