import { SECTION } from '@aferir/domain';
import { Button, Notice } from '@aferir/ui';
import { createContext, useContext, useEffect } from 'react';
import { linkTo, paths } from '../../paths.ts';
import { useSectionRights } from '../../services/use-section-rights.ts';
import { NEW_RECORD, RECORD_PARAM } from '../address/param-names.ts';
import { Link } from '../navigation/link.tsx';
import { requestMessages } from './request-messages.ts';

/** What keeps a company from sending any request of a kind. */
export type SendObstacle = 'no-people' | 'no-competencies';

/** Known by the list of people, and heeded by whatever sends in the section around it. */
export interface SendObstacleState {
  readonly obstacle: SendObstacle | undefined;
  readonly tell: (obstacle: SendObstacle | undefined) => void;
}

/** What the section around knows of it. */
export const SendObstacleContext = createContext<SendObstacleState>({
  obstacle: undefined,
  tell: () => undefined,
});

/** What keeps the section around from sending; undefined where nothing does. */
export function useSendObstacle(): SendObstacle | undefined {
  return useContext(SendObstacleContext).obstacle;
}

/** What of a list of people tells of an obstacle. */
export interface PeopleFacts {
  readonly qtdRecords: number;
  readonly flSemCompetencias?: boolean;
}

/** Tells the section around what a list of people says of it; one that is narrowed down may be empty by that alone. */
export function useObstacleOf(list: PeopleFacts | undefined, isNarrowed: boolean) {
  const { tell } = useContext(SendObstacleContext);
  const hasNobody = list?.qtdRecords === 0 && !isNarrowed;
  const obstacle = hasNobody
    ? 'no-people'
    : list?.flSemCompetencias
      ? 'no-competencies'
      : undefined;
  const isKnown = list !== undefined;
  useEffect(() => {
    if (isKnown) tell(obstacle);
  }, [isKnown, obstacle, tell]);
}

/** Says, before anything is clicked, what has to be there first; a list without people says so itself. */
export function SendObstacleNotice() {
  return useSendObstacle() === 'no-competencies' ? <CompetenciesNeeded /> : null;
}

/** Says that there are no competencies to ask about, and leads there who may add them. */
export function CompetenciesNeeded() {
  const { has } = useSectionRights(SECTION.positions);
  const mayAdd = has('incluir');
  return (
    <Notice
      tone="info"
      {...(mayAdd && {
        action: (
          <Button asChild size="s">
            <Link to={linkTo(paths.staffCompetencies, { search: { [RECORD_PARAM]: NEW_RECORD } })}>
              {requestMessages.addCompetency}
            </Link>
          </Button>
        ),
      })}
    >
      {mayAdd ? requestMessages.needsCompetencies : requestMessages.asksForCompetencies}
    </Notice>
  );
}
