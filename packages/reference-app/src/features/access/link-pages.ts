import type { Schema } from '@aferir/api-client';
import { linkTo, paths } from '../../paths.ts';

type LinkInfo = Schema<'LinkInfo'>;

/** The page that a link opens once it is known to be good. */
export function pageOfLink(hash: string, { precisaSenha, tipo, destino }: LinkInfo): string {
  if (destino === 'relatorio') return linkTo(paths.report, { search: { hs: hash } });
  if (precisaSenha) {
    return linkTo(paths.firstAccess, { params: { hash }, search: { tipo } });
  }
  return assessmentPage(hash, tipo, destino === 'gestor');
}

/** The page where an assessment is answered. */
export function assessmentPage(hash: string, type: LinkInfo['tipo'], isManager = false): string {
  if (type === 'comportamental') return linkTo(paths.questionnaire, { search: { hs: hash } });
  const flGestor = isManager ? 'true' : undefined;
  return linkTo(paths.selfAssessment, { search: { hs: hash, flGestor } });
}
