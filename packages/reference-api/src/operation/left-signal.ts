import type { ServerResponse } from 'node:http';
import { brokenOff } from '../platform/errors/failures.ts';

/** Tells that the connection of a reply has ended before the reply; a request is closed as soon as it was read. */
export function leftSignal(reply: ServerResponse): AbortSignal {
  const leaving = new AbortController();
  const leave = () => {
    if (!reply.writableFinished) leaving.abort(brokenOff());
  };
  if (reply.destroyed) leave();
  else reply.once('close', leave);
  return leaving.signal;
}
