import { useLocation, useNavigate } from 'react-router';
import { BehavioralScreen } from '../../features/behavioral/screens/behavioral-screen.tsx';
import { linkTo, paths } from '../../paths.ts';
import { openedFrom } from '../../shared/navigation/page-state.ts';
import { usePersonParam } from '../../shared/people/use-person-param.ts';

/** `/homelogado/comportamental`. The person whose requests are open stands in the address too. */
export function Component() {
  const [personId, showPerson] = usePersonParam();
  const navigate = useNavigate();
  const address = useLocation();
  return (
    <BehavioralScreen
      personId={personId}
      onPersonChange={showPerson}
      onOpenReport={(idResposta) =>
        navigate(linkTo(paths.report, { search: { idResposta } }), { state: openedFrom(address) })
      }
    />
  );
}
