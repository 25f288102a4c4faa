import { listRaterCandidatesQuery } from '@aferir/api-client/react';
import { Button, TextField, useDebouncedText } from '@aferir/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWidget } from '../host/use-widget.tsx';
import type { WithAround } from './around.messages.ts';
import styles from './around.module.css';

export interface CandidateSearchProps {
  responseId: number;
  busy: string | null;
  onPropose: (personId: number) => void;
}

const SHOWN = 5;
const LEAST_TYPED = 2;
/** Milliseconds after the last key. */
const SEARCH_DELAY = 300;

/** Finds people who can be proposed, by what is typed. */
export function CandidateSearch({ responseId, busy, onPropose }: CandidateSearchProps) {
  const { client, messages } = useWidget<WithAround>();
  const texts = messages.around;
  const [filter, setFilter] = useState('');
  const { text, setText } = useDebouncedText('', setFilter, SEARCH_DELAY);
  const isAsked = filter.length >= LEAST_TYPED;
  const found = useQuery({
    ...listRaterCandidatesQuery(client, {
      query: { idResposta: responseId, filter, take: SHOWN, index: 0 },
    }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const rows = isAsked ? (found.data?.rows ?? []) : [];
  const left = isAsked ? (found.data?.qtdRecords ?? 0) - rows.length : 0;
  return (
    <div className={styles.group}>
      <TextField
        label={texts.search}
        hint={texts.searchHint}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p role="status" className={styles.muted}>
        {statusText()}
      </p>
      {rows.length > 0 ? (
        <ul className={styles.list}>
          {rows.map(({ idOrganogramaPessoa: id, nmPessoa, nmCargo, nmDepartamento, tpGrupo }) => (
            <li key={id} className={styles.row}>
              <div className={styles.about}>
                <p className={styles.name}>{nmPessoa}</p>
                <p className={styles.muted}>
                  {[texts.groupOf[tpGrupo], nmCargo, nmDepartamento].filter(Boolean).join(' · ')}
                </p>
              </div>
              <Button
                size="s"
                variant="secondary"
                aria-label={texts.actionOf(texts.propose, nmPessoa)}
                isLoading={busy === `propose-${id}`}
                onClick={() => onPropose(id)}
              >
                {texts.propose}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );

  function statusText(): string {
    if (!isAsked) return '';
    if (found.isError) return texts.searchFailed;
    if (!found.data) return texts.searching;
    if (rows.length === 0) return texts.nobody;
    return left > 0 ? texts.more(left) : '';
  }
}
