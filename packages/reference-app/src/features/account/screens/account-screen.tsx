import { PageHeader, Tabs } from '@aferir/ui';
import { useAddressParams } from '../../../shared/address/use-address-params.ts';
import stack from '../../../shared/frame/stack.module.css';
import { accountMessages as texts } from '../account-messages.ts';
import { ClientTab } from '../components/client-tab.tsx';
import { SecurityTab } from '../components/security-tab.tsx';

const TAB_PARAM = 'aba';
const SECURITY = 'seguranca';

/** The own account: who one is, and the password. The tab that is open stands in the address. */
export function AccountScreen() {
  const [params, changeParams] = useAddressParams();
  const shown = params.get(TAB_PARAM) === SECURITY ? SECURITY : 'cliente';
  const show = (tab: typeof shown) =>
    changeParams((current) => {
      const next = new URLSearchParams(current);
      if (tab === SECURITY) next.set(TAB_PARAM, SECURITY);
      else next.delete(TAB_PARAM);
      return next;
    });

  return (
    <div className={stack.root}>
      <PageHeader title={texts.title} description={texts.purpose} />
      <Tabs
        label={texts.title}
        value={shown}
        onValueChange={show}
        tabs={[
          { id: 'cliente', label: texts.client, content: <ClientTab /> },
          { id: SECURITY, label: texts.security, content: <SecurityTab /> },
        ]}
      />
    </div>
  );
}
