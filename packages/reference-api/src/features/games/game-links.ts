import { SECTION } from '@aferir/domain';
import type { LinkKindInfo } from '../../operation/links/link-kind.ts';

/** Links to games. Their page says whose it is, and needs no first access. */
export const gameLinks = {
  kind: 'game',
  name: 'jogo',
  section: SECTION.games,
  page: ({ hash, personId }) => `/pesquisa?hs=${hash}&idPessoa=${personId}`,
} as const satisfies LinkKindInfo;
