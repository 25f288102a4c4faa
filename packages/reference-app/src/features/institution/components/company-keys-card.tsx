import type { Schema } from '@aferir/api-client';
import {
  createCompanyKeyMutation,
  listCompanyKeysQuery,
  revokeCompanyKeyMutation,
} from '@aferir/api-client/react';
import { formatDateTime, trimText } from '@aferir/domain';
import {
  Button,
  Card,
  ConfirmDialog,
  Dialog,
  Form,
  FormSummary,
  refusalOf,
  TextField,
} from '@aferir/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { fieldOf } from '../../../shared/forms/field-of.ts';
import { CopyField } from '../../../shared/forms/fields/copy-field.tsx';
import { useRecordForm } from '../../../shared/forms/use-record-form.ts';
import { ReadRecord } from '../../../shared/states/read-record.tsx';
import { useAskedMutation } from '../../../shared/writes/use-asked-mutation.ts';
import { institutionMessages as texts } from '../institution-messages.ts';
import styles from './company-keys-card.module.css';

type Key = Schema<'CompanyKey'>;

/** The keys with which the company's own servers open the portal; each is shown once, as it is made. */
export function CompanyKeysCard() {
  const { staff } = useServices();
  const keys = useQuery(listCompanyKeysQuery(staff));
  return (
    <Card title={texts.keysTitle} description={texts.keysText}>
      <ReadRecord query={keys} failedTitle={texts.keysFailed} shape="lines" count={2}>
        {({ rows }) => <Keys keys={rows} />}
      </ReadRecord>
      <NewKey />
    </Card>
  );
}

function Keys({ keys }: { keys: readonly Key[] }) {
  const { staff } = useServices();
  const revocation = useAskedMutation(revokeCompanyKeyMutation(staff), {
    title: texts.revokeTitle,
    message: texts.revokeText,
    confirmLabel: texts.revoke,
    nameOf: ({ nmChave }: Key) => nmChave,
    initOf: ({ idChave }) => ({ body: { idChave } }),
    done: texts.revoked,
  });
  if (keys.length === 0) return <p className={styles.none}>{texts.noKeys}</p>;
  return (
    <>
      <ul className={styles.list}>
        {keys.map((key) => (
          <li key={key.idChave} className={styles.item}>
            <div>
              <strong>{key.nmChave}</strong>
              <p className={styles.facts}>
                {[
                  texts.keyFacts(key.nmCriador ?? texts.keyOfNobody, formatDateTime(key.dtCriacao)),
                  key.dtUltimoUso
                    ? texts.lastUsed(formatDateTime(key.dtUltimoUso))
                    : texts.neverUsed,
                ].join(' · ')}
              </p>
            </div>
            {key.dtRevogacao ? (
              <span className={styles.facts}>
                {texts.revokedAt(formatDateTime(key.dtRevogacao))}
              </span>
            ) : (
              <Button
                variant="secondary"
                size="s"
                aria-label={texts.revokeKey(key.nmChave)}
                onClick={() => revocation.ask(key)}
              >
                {texts.revoke}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog {...revocation.question} />
    </>
  );
}

function NewKey() {
  const { staff } = useServices();
  const [made, setMade] = useState<Schema<'NewCompanyKey'>>();
  const create = useMutation({
    ...createCompanyKeyMutation(staff),
    onSuccess: ({ data }) => setMade(data),
  });
  const record = useRecordForm({
    record: undefined,
    toValues: () => ({ nmChave: '' }),
    save: ({ nmChave }) => create.mutateAsync({ body: { nmChave: nmChave.trim() } }),
    onSaved() {
      form.reset();
    },
  });
  const { form, submit } = record;
  const field = fieldOf(form);

  return (
    <>
      <Form onSubmit={submit}>
        <FormSummary {...refusalOf(form.formState)} />
        <div className={styles.new}>
          <TextField
            {...field('nmChave', {
              validate: (name) => trimText(name) !== '' || texts.keyNameRequired,
            })}
            label={texts.keyName}
            maxLength={100}
            autoComplete="off"
          />
          <Button type="submit" variant="secondary" isLoading={create.isPending}>
            {texts.createKey}
          </Button>
        </div>
      </Form>
      <Dialog
        isOpen={made !== undefined}
        onClose={() => setMade(undefined)}
        title={texts.keyCreatedTitle}
        description={texts.keyCreatedText}
        actions={<Button onClick={() => setMade(undefined)}>{texts.done}</Button>}
      >
        <CopyField label={texts.key} value={made?.chave ?? ''} />
      </Dialog>
    </>
  );
}
