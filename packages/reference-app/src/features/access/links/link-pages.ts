import type { Schema } from '@aferir/api-client';
import { findPage, PLAYER_PARAM } from '../../../guard.ts';
import { linkTo, type Page, paths } from '../../../paths.ts';

type LinkInfo = Schema<'LinkInfo'>;

/** The page that a link opens once it is known to be good. */
export function pageOfLink(hash: string, link: LinkInfo): string {
  const { precisaSenha, tipo, destino, idPessoa } = link;
  const search = { hs: hash };
  if (destino === 'relatorio') return linkTo(paths.report, { search });
  // A PIN opens a training, whether or not there is a password.
  if (tipo === 'treinamento') return linkTo(paths.trainingPlayer, { search });
  if (tipo === 'jogo') {
    return linkTo(paths.game, { search: { ...search, [PLAYER_PARAM]: idPessoa } });
  }
  if (precisaSenha) {
    return linkTo(paths.firstAccess, { params: { hash }, search: { tipo } });
  }
  return destino === 'gestor'
    ? linkTo(paths.managerAnalysis, { search })
    : assessmentPage(hash, tipo);
}

/** The page where an assessment is answered. */
export function assessmentPage(hash: string, type: LinkInfo['tipo']): string {
  const page = type === 'comportamental' ? paths.questionnaire : paths.selfAssessment;
  return linkTo(page, { search: { hs: hash } });
}

/** Where a link leads when it was opened on a page that is not its own; null on its own page. */
export function detourOf(page: Page, hash: string, link: LinkInfo): string | null {
  const href = pageOfLink(hash, link);
  return findPage(new URL(href, 'http://app.invalid').pathname) === page ? null : href;
}
