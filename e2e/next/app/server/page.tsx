import { createPublicClient } from '@aferir/api-client';
import { PROFILES } from '@aferir/domain';
import { Badge, ThemeScope, tokenValue } from '@aferir/ui';

const client = createPublicClient({ baseUrl: 'https://aferir.example/api/v1' });

/** A server component: it calls what is plain, and shows what is the client's. */
export default function Page() {
  return (
    <ThemeScope>
      <h1 style={{ color: tokenValue('color-text') }}>Perfis</h1>
      <p>{typeof client.get}</p>
      {PROFILES.map((profile) => (
        <Badge key={profile}>{profile}</Badge>
      ))}
    </ThemeScope>
  );
}
