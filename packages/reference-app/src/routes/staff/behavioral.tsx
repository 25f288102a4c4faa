import { useNavigate } from 'react-router';
import { BehavioralScreen } from '../../features/behavioral/screens/behavioral-screen.tsx';
import { linkTo, paths } from '../../paths.ts';
import { toId } from '../../shared/lib/to-id.ts';
import { useAddressParams } from '../../shared/lib/use-address-params.ts';

const PERSON_PARAM = 'pessoa';

/** `/homelogado/comportamental`. The person whose requests are open stands in the address too. */
export function Component() {
  const [params, changeParams] = useAddressParams();
  const navigate = useNavigate();

  const showPerson = (personId: number | null) =>
    changeParams((current) => {
      const next = new URLSearchParams(current);
      if (personId === null) next.delete(PERSON_PARAM);
      else next.set(PERSON_PARAM, String(personId));
      return next;
    });

  return (
    <BehavioralScreen
      personId={toId(params.get(PERSON_PARAM))}
      onPersonChange={showPerson}
      onOpenReport={(idResposta) => navigate(linkTo(paths.report, { search: { idResposta } }))}
    />
  );
}
