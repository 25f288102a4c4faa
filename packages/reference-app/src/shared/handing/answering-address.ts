import { linkTo, paths } from '../../paths.ts';

/** The whole address of an answering link, to be copied, sent or scanned. */
export function answeringAddress(hash: string): string {
  return window.location.origin + linkTo(paths.linkGate, { params: { hash } });
}
