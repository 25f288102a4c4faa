import { isApiProblem, type Schema } from '@aferir/api-client';

type LinkInfo = Schema<'LinkInfo'>;

/** The link that is opened. */
export interface OpenedLink {
  /** Asks what it is for, unless the page around just has. */
  read(): Promise<LinkInfo>;
  /** Tells the page around what has been found out. */
  share(info: LinkInfo): void;
}

/** What a link turned out to open, when it is not what was looked for. */
export type OtherOpening =
  /** The person has no password yet and makes one first. */
  | { readonly outcome: 'password-missing' }
  /** The link is good, but for something else. */
  | { readonly outcome: 'wrong-link' };

/** What was looked for, and what the link is for. */
interface ReadOpening<Reply> {
  readonly outcome: 'read';
  readonly reply: Reply;
  readonly info: LinkInfo;
}

/**
 * Reads what a link of a kind opens to its own person by one call, whose reply also says what the link is
 * for. That is asked for where the reply does not say so, and where it is a refusal: the link may be good
 * for something else.
 */
export async function readOpening<Reply extends { link?: LinkInfo }>(
  opening: Promise<Reply>,
  link: OpenedLink,
  kind: LinkInfo['tipo'],
): Promise<ReadOpening<Reply> | OtherOpening> {
  const [reply, refusal] = await opening.then((opened) => [opened, null] as const, asRefusal);
  if (reply?.link) link.share(reply.link);
  const info = reply?.link ?? (await link.read());
  if (info.tipo !== kind || info.destino === 'gestor') return { outcome: 'wrong-link' };
  if (info.precisaSenha) return { outcome: 'password-missing' };
  if (!reply) throw refusal;
  return { outcome: 'read', reply, info };
}

function asRefusal(cause: unknown) {
  if (!isApiProblem(cause) || cause.isRetryable) throw cause;
  return [null, cause] as const;
}
