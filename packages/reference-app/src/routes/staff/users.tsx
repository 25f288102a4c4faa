export { UsersScreen as Component } from '../../features/users/screens/users-screen.tsx';
