import { getGameTotalsQuery } from '@aferir/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CirclePlay, Gamepad2, Percent } from 'lucide-react';
import { linkTo, paths } from '../../../paths.ts';
import { useServices } from '../../../services/services-context.tsx';
import { CountsRow } from '../../../shared/figures/counts-row.tsx';
import { gamesMessages as texts } from '../games-messages.ts';
import { gamesInState } from '../state-filters.ts';

/** How many games there are, how far they are, and how many of those asked take part. */
export function GameFigures() {
  const { staff } = useServices();
  const { data, isError } = useQuery(getGameTotalsQuery(staff));
  return (
    <CountsRow
      label={texts.figures}
      isFailed={isError}
      counts={[
        {
          label: texts.registered,
          count: data?.qtdJogos,
          icon: <Gamepad2 />,
          to: linkTo(paths.staffGames),
        },
        {
          label: texts.open,
          count: data?.qtdAbertos,
          icon: <CirclePlay />,
          to: gamesInState('open'),
        },
        {
          label: texts.closed,
          count: data?.qtdEncerrados,
          icon: <CircleCheck />,
          to: gamesInState('closed'),
        },
        {
          label: texts.participation,
          count: data?.percentualParticipacao,
          kind: 'percent',
          icon: <Percent />,
        },
      ]}
    />
  );
}
