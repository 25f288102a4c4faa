export { AccessProfilesScreen as Component } from '../../features/access-profiles/screens/access-profiles-screen.tsx';
