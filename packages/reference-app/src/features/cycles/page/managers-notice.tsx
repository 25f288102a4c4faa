import type { Schema } from '@aferir/api-client';
import { Button, Notice } from '@aferir/ui';
import { linkTo, paths } from '../../../paths.ts';
import { ListLink } from '../../../shared/navigation/list-link.tsx';
import { ADHERENCE_ID, BY_MANAGER_SEARCH } from './adherence-card.tsx';
import { cyclePageMessages as texts } from './cycle-page-messages.ts';

/** Props of {@link ManagersNotice}. */
export interface ManagersNoticeProps {
  cycle: Pick<Schema<'CycleContent'>, 'idCiclo' | 'flLembraGestores'>;
  managers: Schema<'CycleAdherence'>['gestores'];
}

/** Says how many managers no mail tells who of their people has still to answer, while some have. */
export function ManagersNotice({
  cycle: { idCiclo, flLembraGestores },
  managers,
}: ManagersNoticeProps) {
  const count = managers.filter(({ flSemEmail, adesao }) => flSemEmail && isAwaited(adesao)).length;
  if (!flLembraGestores || count === 0) return null;
  const list = linkTo(paths.staffCycle, {
    params: { id: String(idCiclo) },
    search: BY_MANAGER_SEARCH,
  });
  return (
    <Notice
      action={
        <Button asChild size="s" variant="secondary">
          <ListLink to={list} shows={`#${ADHERENCE_ID}`}>
            {texts.seeManagers}
          </ListLink>
        </Button>
      }
    >
      {texts.managersUnmailed(count)}
    </Notice>
  );
}

function isAwaited({ qtdNaoAbriram, qtdAbriram, qtdRespondendo }: Schema<'CycleCounts'>): boolean {
  return qtdNaoAbriram + qtdAbriram + qtdRespondendo > 0;
}
