import { Redirect } from '../../../shared/navigation/redirect.tsx';
import { pageOfLink } from './link-pages.ts';
import { OpenedLink } from './opened-link.tsx';

/** Props of {@link LinkGateScreen}. */
export interface LinkGateScreenProps {
  hash: string;
}

/** Where mailed links lead: finds out whether the link is good and goes on to its page. */
export function LinkGateScreen({ hash }: LinkGateScreenProps) {
  return <OpenedLink hash={hash}>{(link) => <Redirect to={pageOfLink(hash, link)} />}</OpenedLink>;
}
