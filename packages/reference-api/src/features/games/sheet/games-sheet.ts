import { SECTION } from '@aferir/domain';
import type { PersonSheetPart } from '../../../shared/people/person-sheet-part.ts';
import { listGamesOfPerson } from '../personal-data/personal-games-read-model.ts';

/**
 * The games that were sent to a person, on their page. Whether somebody has answered an anonymous one is told to
 * nobody.
 */
export const gamesSheet: PersonSheetPart = {
  section: SECTION.games,
  async read({ db, company }, { id }) {
    const games = await listGamesOfPerson(db, { companyId: company.id, personId: id });
    return {
      jogos: games.flatMap(({ id: idJogo, title, isAnonymous, sentAt, finishedOn }) =>
        sentAt
          ? [
              {
                idJogo,
                nmJogo: title,
                flAnonimo: isAnonymous,
                dtEnvio: sentAt.toISOString(),
                flRespondido: isAnonymous ? null : finishedOn !== null,
              },
            ]
          : [],
      ),
    };
  },
};
