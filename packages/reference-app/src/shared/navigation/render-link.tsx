import type { RenderLink } from '@aferir/ui';
import { Link } from './link.tsx';

/** Draws the links of the kit's pieces, so that they lead on within the app. */
export const renderLink: RenderLink = ({ href, ...rest }) => <Link {...rest} to={href} />;
