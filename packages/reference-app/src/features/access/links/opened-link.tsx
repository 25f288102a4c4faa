import type { Schema } from '@aferir/api-client';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { focusContentIfLost } from '../../../shared/frame/focus-content.ts';
import { Splash } from '../../../shared/states/splash.tsx';
import { LinkFailure } from './link-failure.tsx';
import { MissingLink } from './missing-link.tsx';
import { useLinkInfo } from './use-link-info.ts';

/** Props of {@link OpenedLink}. */
export interface OpenedLinkProps {
  hash: string;
  /** Stands around what is shown until the link is known. @default nothing */
  frame?: (waiting: ReactNode) => ReactNode;
  /** What the link opens, once the server has said what it is for. */
  children: (link: Schema<'LinkInfo'>) => ReactNode;
}

/** Finds out what a link is for before anything is shown by it. A dead one says why. */
export function OpenedLink({ hash, frame = (waiting) => waiting, children }: OpenedLinkProps) {
  const link = useLinkInfo(hash);
  const waiting = (shown: ReactNode) => <Waiting>{frame(shown)}</Waiting>;
  if (!hash) return waiting(<MissingLink />);
  // A password may have been made since this was last read.
  const isOutdated = link.data?.precisaSenha && link.isFetching;
  if (link.data && !isOutdated) return children(link.data);
  if (!link.error) return waiting(<Splash />);
  return waiting(
    <LinkFailure
      problem={link.error}
      isRetrying={link.isFetching}
      onRetry={() => link.refetch()}
    />,
  );
}

/** Whoever was led to what waits is at the content that comes in its place. */
function Waiting({ children }: { children: ReactNode }) {
  const isThere = useRef(false);
  // What had the focus is still on the page here, and gone in the other one.
  useLayoutEffect(
    () => () => {
      isThere.current = document.activeElement !== document.body;
    },
    [],
  );
  useEffect(
    () => () => {
      if (isThere.current) focusContentIfLost();
    },
    [],
  );
  return children;
}
