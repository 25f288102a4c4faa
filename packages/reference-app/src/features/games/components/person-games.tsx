import type { Schema } from '@aferir/api-client';
import { formatDate } from '@aferir/domain';
import { linkTo, paths } from '../../../paths.ts';
import { PersonPart } from '../../../shared/people/person-part.tsx';
import { SentList } from '../../../shared/people/sent-list.tsx';
import { personGamesMessages as texts } from './person-games-messages.ts';

/** The games and surveys of a person; of an anonymous one that it was sent alone. */
export function PersonGames({ games }: { games: readonly Schema<'SheetGame'>[] }) {
  return (
    <PersonPart title={texts.title}>
      <SentList
        label={texts.title}
        empty={texts.noneOfPerson}
        rows={games.map(({ idJogo, nmJogo, dtEnvio, flRespondido }) => ({
          id: idJogo,
          name: nmJogo,
          to: linkTo(paths.staffGameResults, { params: { id: String(idJogo) } }),
          state: texts.answeredByPerson[stateOf(flRespondido)],
          detail: texts.sentToPersonOn(formatDate(dtEnvio)),
        }))}
      />
    </PersonPart>
  );
}

function stateOf(isAnswered: boolean | null): 'anonymous' | 'answered' | 'open' {
  if (isAnswered === null) return 'anonymous';
  return isAnswered ? 'answered' : 'open';
}
