import { normalizeSearchText } from '@aferir/domain';
import { Button, ConfirmDialog, DataGrid, defaultGridQuery, type GridQuery } from '@aferir/ui';
import { UserMinus } from 'lucide-react';
import { useState } from 'react';
import {
  type AudienceMember,
  addToAudience,
  type CandidatesQuery,
  removeFromAudience,
} from './audience.ts';
import { audienceColumns } from './audience-columns.tsx';
import { audienceMessages as texts } from './audience-messages.ts';
import { AudiencePicker } from './audience-picker.tsx';

/** What is said of the people of one kind of thing. */
export interface AudienceTexts {
  /** What the list is called. */
  title: string;
  /** What to do while nobody is in it. */
  emptyText: string;
  /** What follows when all are taken out. */
  removeAllText: string;
}

/** Props of {@link AudienceList}. */
export interface AudienceListProps {
  /** What it is that they get. */
  subject: string;
  /** By name. */
  people: readonly AudienceMember[];
  candidates: CandidatesQuery;
  /** How many it can be for. */
  most: number;
  texts: AudienceTexts;
  /** Nobody can be added or taken out. @default false */
  isReadOnly?: boolean;
  onChange: (people: AudienceMember[]) => void;
}

/** Whom something is for: a list to add people to and take them out of. */
export function AudienceList({
  subject,
  people,
  candidates,
  most,
  texts: own,
  isReadOnly = false,
  onChange,
}: AudienceListProps) {
  const [query, setQuery] = useState(defaultGridQuery);
  const [isAdding, setIsAdding] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const found = findPeople(people, query.search);

  function removeAll() {
    onChange([]);
    setIsAsking(false);
  }

  return (
    <>
      <DataGrid<AudienceMember>
        headingLevel={3}
        title={own.title}
        countLabel={texts.found}
        columns={audienceColumns}
        data={{ status: 'ready', rows: pageOf(found, query), total: found.length }}
        query={query}
        onQueryChange={setQuery}
        hasSearch={people.length > 0}
        rowId={({ idOrganogramaPessoa }) => String(idOrganogramaPessoa)}
        rowName={({ nmPessoa }) => nmPessoa}
        {...(!isReadOnly && {
          rowActions: [
            {
              id: 'remove',
              label: texts.remove,
              icon: <UserMinus />,
              isOneClick: true,
              nameOf: ({ nmPessoa }) => texts.removePersonNamed(nmPessoa),
              onSelect: ({ idOrganogramaPessoa: id }) => onChange(removeFromAudience(people, [id])),
            },
          ],
          addAction: { label: texts.add, onAdd: () => setIsAdding(true) },
        })}
        actions={
          people.length > 0 && !isReadOnly ? (
            <Button variant="ghost" onClick={() => setIsAsking(true)}>
              {texts.removeAll}
            </Button>
          ) : null
        }
        empty={{ title: texts.none, description: own.emptyText }}
      />
      <ConfirmDialog
        isOpen={isAsking}
        tone="danger"
        title={texts.removeAllTitle}
        message={own.removeAllText}
        subject={subject}
        confirmLabel={texts.removeAllConfirm(people.length)}
        onConfirm={removeAll}
        onCancel={() => setIsAsking(false)}
      />
      <AudiencePicker
        isOpen={isAdding}
        candidates={candidates}
        chosen={people}
        most={most}
        onAdd={(added) => onChange(addToAudience(people, added))}
        onClose={() => setIsAdding(false)}
      />
    </>
  );
}

function findPeople(people: readonly AudienceMember[], search: string): readonly AudienceMember[] {
  const wanted = normalizeSearchText(search);
  if (wanted === '') return people;
  return people.filter((person) =>
    [person.nmPessoa, person.nmCargo, person.nmDepartamento].some((text) =>
      normalizeSearchText(text ?? '').includes(wanted),
    ),
  );
}

function pageOf(people: readonly AudienceMember[], { page, pageSize }: GridQuery) {
  return people.slice((page - 1) * pageSize, page * pageSize);
}
