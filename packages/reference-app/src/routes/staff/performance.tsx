import { useLocation, useNavigate } from 'react-router';
import { PerformanceScreen } from '../../features/performance/screens/performance-screen.tsx';
import { linkTo, paths } from '../../paths.ts';
import { openedFrom } from '../../shared/navigation/page-state.ts';
import { usePersonParam } from '../../shared/people/use-person-param.ts';

/** `/homelogado/desempenho`. The person whose reviews are open stands in the address too. */
export function Component() {
  const [personId, showPerson] = usePersonParam();
  const navigate = useNavigate();
  const address = useLocation();
  return (
    <PerformanceScreen
      personId={personId}
      onPersonChange={showPerson}
      onOpenReport={(idResposta) =>
        navigate(linkTo(paths.report, { search: { idResposta, tipo: 'desempenho' } }), {
          state: openedFrom(address),
        })
      }
    />
  );
}
