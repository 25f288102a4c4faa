import { createPublicClient } from '@aferir/api-client';
import * as queries from '@aferir/api-client/react';
import { PROFILES } from '@aferir/domain';
import * as kit from '@aferir/ui';
import * as widgets from '@aferir/widgets';

const client = createPublicClient({ baseUrl: 'https://aferir.example/api/v1' });
const { queryKey } = queries.getCompanyPublicInfoQuery(client, { path: { idCliente: 1 } });
const namesOfClient = Object.entries({ ...queries, ...kit, ...widgets })
  .filter(([, value]) => typeof value === 'function' && '$$typeof' in value)
  .map(([name]) => name);

/** A server component: it calls and reads what is plain, and shows what is the client's. */
export default function Page() {
  return (
    <kit.ThemeScope>
      <h1 style={{ color: kit.tokenValue('color-text') }}>
        {widgets.behavioralReportMessages.title}
      </h1>
      <p>{JSON.stringify(queryKey)}</p>
      {PROFILES.map((profile) => (
        <kit.Badge key={profile}>{profile}</kit.Badge>
      ))}
      <ul>
        {namesOfClient.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </kit.ThemeScope>
  );
}
