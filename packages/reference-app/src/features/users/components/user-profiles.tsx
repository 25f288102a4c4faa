import type { Schema } from '@aferir/api-client';
import { listAccessProfilesQuery } from '@aferir/api-client/react';
import { SECTION } from '@aferir/domain';
import { Button, Notice, RetryNotice } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useServices } from '../../../services/services-context.tsx';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { FieldGroup } from '../../../shared/forms/field-group.tsx';
import fields from '../../../shared/forms/fields.module.css';
import { staffFormMessages } from '../../../shared/forms/form-messages.ts';
import { AddingSelect } from '../../../shared/lists/adding-select.tsx';
import { Choosing } from '../../../shared/lists/choosing.tsx';
import { ChosenList } from '../../../shared/lists/chosen-list.tsx';
import { readIds, textOfIds, type UserValues } from '../user-values.ts';
import { usersMessages as texts } from '../users-messages.ts';
import styles from './user-form.module.css';

const MOST = 100;

/** Makes a profile that there is none of yet, and tells its id. */
export type NewProfileDialog = ComponentType<{
  onSaved: (profileId: number) => void;
  onClose: () => void;
}>;

/** Props of {@link UserProfiles}. */
export interface UserProfilesProps {
  form: UseFormReturn<UserValues>;
  user: Schema<'User'> | undefined;
  /** Nobody but an administrator changes their own. */
  isLocked: boolean;
  newProfileDialog?: NewProfileDialog | undefined;
}

/** The profiles of a user: each once, given as it is chosen. */
export function UserProfiles({
  form,
  user,
  isLocked,
  newProfileDialog: NewProfile,
}: UserProfilesProps) {
  const { staff } = useServices();
  const { has } = useSectionRights(SECTION.accessProfiles);
  const profiles = useQuery(
    listAccessProfilesQuery(staff, { query: { idPerfilAcesso: 0, take: MOST, index: 0 } }),
  );
  const [isMaking, setIsMaking] = useState(false);
  const { control, setValue } = form;
  const held = readIds(useWatch({ control, name: 'Perfis' }));
  const isAdministrator = useWatch({ control, name: 'flAdministrador' }) === 'sim';
  const known = profiles.data?.rows ?? [];
  const nameOf = (id: number) =>
    known.find(({ idPerfilAcesso }) => idPerfilAcesso === id)?.nmPerfilAcesso ??
    user?.perfis.find(({ idPerfilAcesso }) => idPerfilAcesso === id)?.nmPerfilAcesso ??
    texts.unknownProfile;
  const set = (ids: readonly number[]) => setValue('Perfis', textOfIds(ids), { shouldDirty: true });
  const left = known.filter(({ idPerfilAcesso }) => !held.includes(idPerfilAcesso));
  const mayMake = NewProfile !== undefined && has('visualizar') && has('incluir') && !isLocked;

  return (
    <FieldGroup title={texts.profiles}>
      {isLocked ? <Notice className={fields.wide}>{texts.ownProfiles}</Notice> : null}
      {isAdministrator ? <Notice className={fields.wide}>{texts.allAllowed}</Notice> : null}
      <Choosing className={styles.profiles}>
        {held.length > 0 ? (
          <ChosenList
            label={texts.assigned}
            items={held.map((id) => ({
              id,
              name: nameOf(id),
              removeLabel: texts.removeProfile(nameOf(id)),
            }))}
            onRemove={isLocked ? undefined : (id) => set(held.filter((one) => one !== id))}
            isInline
          />
        ) : null}
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
            <AddingSelect
              label={held.length > 0 ? texts.anotherProfile : texts.profile}
              hint={held.length > 0 || isAdministrator ? undefined : texts.noProfile}
              placeholder={texts.chooseProfile}
              options={left.map(({ idPerfilAcesso, nmPerfilAcesso, flConcedivel }) => ({
                value: String(idPerfilAcesso),
                label: flConcedivel ? nmPerfilAcesso : texts.notGivable(nmPerfilAcesso),
                isDisabled: !flConcedivel,
              }))}
              onValueChange={(id) => set([...held, Number(id)])}
              disabled={!profiles.data}
            />
            {mayMake ? (
              <Button variant="secondary" onClick={() => setIsMaking(true)}>
                {texts.newProfile}
              </Button>
            ) : null}
          </div>
        )}
      </Choosing>
      {isMaking && NewProfile ? (
        <NewProfile
          onSaved={(id) => {
            setIsMaking(false);
            set([...held, id]);
          }}
          onClose={() => setIsMaking(false)}
        />
      ) : null}
    </FieldGroup>
  );
}
