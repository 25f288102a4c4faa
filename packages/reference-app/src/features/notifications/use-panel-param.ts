import { PANEL_PARAM } from '../../shared/address/param-names.ts';
import { useAddressParams } from '../../shared/address/use-address-params.ts';

const PANEL = 'notificacoes';

/** Whether the panel is open, kept in the address. Going back closes it, and once closed it does not come back. */
export function usePanelParam(): [boolean, (isOpen: boolean) => void] {
  const [params, changeParams] = useAddressParams();

  const setOpen = (isOpen: boolean) =>
    changeParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (isOpen) next.set(PANEL_PARAM, PANEL);
        else next.delete(PANEL_PARAM);
        return next;
      },
      { replace: !isOpen },
    );

  return [params.get(PANEL_PARAM) === PANEL, setOpen];
}
