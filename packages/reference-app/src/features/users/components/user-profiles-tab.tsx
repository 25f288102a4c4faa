import type { Schema } from '@aferir/api-client';
import { listAccessProfilesQuery } from '@aferir/api-client/react';
import { Button, Notice, RetryNotice, SelectField } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useServices } from '../../../services/services-context.tsx';
import { staffFormMessages } from '../../../shared/forms/form-messages.ts';
import { ChosenList } from '../../../shared/lists/chosen-list.tsx';
import { readIds, textOfIds, type UserValues } from '../user-values.ts';
import { usersMessages as texts } from '../users-messages.ts';
import styles from './user-form.module.css';

const MOST = 100;

/** Props of {@link UserProfilesTab}. */
export interface UserProfilesTabProps {
  form: UseFormReturn<UserValues>;
  user: Schema<'User'> | undefined;
  /** Nobody but an administrator changes their own. */
  isLocked: boolean;
}

/** The profiles of a user: each once. */
export function UserProfilesTab({ form, user, isLocked }: UserProfilesTabProps) {
  const { staff } = useServices();
  const profiles = useQuery(
    listAccessProfilesQuery(staff, { query: { idPerfilAcesso: 0, take: MOST, index: 0 } }),
  );
  const [chosen, setChosen] = useState('');
  const { control, setValue } = form;
  const held = readIds(useWatch({ control, name: 'Perfis' }));
  const isAdministrator = useWatch({ control, name: 'flAdministrador' }) === 'sim';
  const known = profiles.data?.rows ?? [];
  const nameOf = (id: number) =>
    known.find(({ idPerfilAcesso }) => idPerfilAcesso === id)?.nmPerfilAcesso ??
    user?.perfis.find(({ idPerfilAcesso }) => idPerfilAcesso === id)?.nmPerfilAcesso ??
    texts.unknownProfile;
  const set = (ids: readonly number[]) => setValue('Perfis', textOfIds(ids), { shouldDirty: true });
  const chosenId = Number(chosen);

  return (
    <div className={styles.profiles}>
      {isLocked ? <Notice>{texts.ownProfiles}</Notice> : null}
      {isAdministrator ? <Notice>{texts.allAllowed}</Notice> : null}
      {held.length > 0 ? (
        <ChosenList
          label={texts.assigned}
          items={held.map((id) => ({
            id,
            name: nameOf(id),
            removeLabel: texts.removeProfile(nameOf(id)),
          }))}
          onRemove={isLocked ? undefined : (id) => set(held.filter((one) => one !== id))}
        />
      ) : (
        <p className={styles.none}>{texts.noProfile}</p>
      )}
      {profiles.isError ? (
        <RetryNotice
          title={texts.profilesFailed}
          retryLabel={staffFormMessages.retry}
          isRetrying={profiles.isFetching}
          onRetry={() => void profiles.refetch()}
        >
          {profiles.error.message}
        </RetryNotice>
      ) : null}
      {isLocked || profiles.isError ? null : (
        <div className={styles.add}>
          <SelectField
            label={texts.profile}
            options={known.map(({ idPerfilAcesso, nmPerfilAcesso, flConcedivel }) => ({
              value: String(idPerfilAcesso),
              label: flConcedivel ? nmPerfilAcesso : texts.notGivable(nmPerfilAcesso),
              isDisabled: !flConcedivel,
            }))}
            value={chosen}
            onValueChange={setChosen}
            disabled={!profiles.data}
          />
          <Button
            variant="secondary"
            disabled={chosen === '' || held.includes(chosenId)}
            onClick={() => {
              set([...held, chosenId]);
              setChosen('');
            }}
          >
            {texts.addProfile}
          </Button>
        </div>
      )}
    </div>
  );
}
