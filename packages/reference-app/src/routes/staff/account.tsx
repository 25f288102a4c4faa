export { AccountScreen as Component } from '../../features/account/screens/account-screen.tsx';
