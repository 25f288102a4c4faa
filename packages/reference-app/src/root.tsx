import { Outlet, ScrollRestoration, useLocation, useNavigate, useNavigation } from 'react-router';
import { PageFrame } from './shared/frame/page-frame.tsx';
import { NavigationProvider } from './shared/navigation/navigation.tsx';

/** What stands around every page that the router leads to. */
export function Root() {
  const address = useLocation();
  const isLoading = useNavigation().state === 'loading';
  return (
    <NavigationProvider address={address} go={useNavigate()}>
      <PageFrame pathname={address.pathname} isLoading={isLoading}>
        <Outlet />
      </PageFrame>
      <ScrollRestoration />
    </NavigationProvider>
  );
}
