import type { Schema } from '@aferir/api-client';
import { findPage, PLAYER_PARAM } from '../../../guard.ts';
import { linkTo, type Page, paths } from '../../../paths.ts';

type LinkInfo = Schema<'LinkInfo'>;

/** What a link leads whoever answers to. */
interface AnsweringPage {
  readonly page: Page;
  /** Whether a password is made first by whoever has none. */
  readonly isAfterPassword: boolean;
  /** What its address says beside the hash. */
  readonly search?: (link: LinkInfo) => Readonly<Record<string, number | undefined>>;
}

/** By the kind of link. A PIN opens a training, and a game asks who plays, whether or not there is a password. */
const answeringPages: Readonly<Record<LinkInfo['tipo'], AnsweringPage>> = {
  comportamental: { page: paths.questionnaire, isAfterPassword: true },
  desempenho: { page: paths.selfAssessment, isAfterPassword: true },
  treinamento: { page: paths.trainingPlayer, isAfterPassword: false },
  jogo: {
    page: paths.game,
    isAfterPassword: false,
    search: ({ idPessoa }) => ({ [PLAYER_PARAM]: idPessoa }),
  },
};

/** The page that a link opens once it is known to be good. */
export function pageOfLink(hash: string, link: LinkInfo): string {
  const search = { hs: hash };
  return link.destino === 'relatorio' ? linkTo(paths.report, { search }) : workingPage(hash, link);
}

/** The page where the holder of a link does what it was sent for. */
export function workingPage(hash: string, link: LinkInfo): string {
  const { precisaSenha, tipo, destino } = link;
  const { page, isAfterPassword, search } = answeringPages[tipo];
  if (precisaSenha && isAfterPassword) {
    return linkTo(paths.firstAccess, { params: { hash }, search: { tipo } });
  }
  return linkTo(destino === 'gestor' ? paths.managerAnalysis : page, {
    search: { hs: hash, ...search?.(link) },
  });
}

/** The page behind the first access, by the kind that its address names. */
export function pageAfterPassword(hash: string, kind: string | null): string {
  const pages: Readonly<Record<string, AnsweringPage>> = answeringPages;
  const named = Object.hasOwn(pages, kind ?? '') ? pages[kind ?? ''] : undefined;
  const { page } = named?.isAfterPassword ? named : answeringPages.comportamental;
  return linkTo(page, { search: { hs: hash } });
}

/** Where a link leads when it was opened on a page that is not its own; null on its own page. */
export function detourOf(page: Page, hash: string, link: LinkInfo): string | null {
  const href = pageOfLink(hash, link);
  return findPage(new URL(href, 'http://app.invalid').pathname) === page ? null : href;
}
