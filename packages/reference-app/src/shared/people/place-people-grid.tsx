import type { ApiMutation, ApiQuery } from '@aferir/api-client/react';
import type { SectionId } from '@aferir/domain';
import { ConfirmDialog, DataGrid, type DataGridProps, defaultGridQuery } from '@aferir/ui';
import { toGridData } from '@aferir/widgets';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSectionRights } from '../../services/use-section-rights.ts';
import { useFailureToast } from '../forms/use-failure-toast.ts';
import { toPageParams } from '../grid/to-page-params.ts';
import type { PeopleListTexts, PlaceChangeTexts, PlacePeople, PlacePerson } from './place-kind.ts';
import { placePeopleMessages as texts } from './place-people-messages.ts';

/** What can be done with each person of a list, by whoever may change things there. */
export interface PlaceChange<Body> extends PlaceChangeTexts {
  icon: NonNullable<DataGridProps<PlacePerson>['rowActions']>[number]['icon'];
  tone: 'primary' | 'danger';
  mutation: ApiMutation<unknown, { body: Body }>;
  bodyOf: (personId: number) => Body;
}

/** Props of {@link PlacePeopleGrid}. */
export interface PlacePeopleGridProps<List extends PlacePeople, Body>
  extends Pick<DataGridProps<PlacePerson>, 'columns' | 'addAction'> {
  /** What to do while nobody is there. */
  emptyAction?: ReactNode;
  section: SectionId;
  list: PeopleListTexts;
  queryOf: (page: ReturnType<typeof toPageParams>) => ApiQuery<List>;
  change: PlaceChange<Body>;
  /** Told what was done, once the lists show it. */
  onDone: (message: string) => void;
}

/** People page by page, with the one thing that can be done with each of them, after a question. */
export function PlacePeopleGrid<List extends PlacePeople, Body>({
  section,
  columns,
  addAction,
  emptyAction,
  list,
  queryOf,
  change,
  onDone,
}: PlacePeopleGridProps<List, Body>) {
  const tellFailure = useFailureToast();
  const mayChange = useSectionRights(section).has('alterar');
  const [query, setQuery] = useState(defaultGridQuery);
  const [asked, setAsked] = useState<PlacePerson>();
  const people = useQuery({
    ...queryOf(toPageParams(query)),
    placeholderData: keepPreviousData,
  });
  const write = useMutation(change.mutation);
  const close = () => setAsked(undefined);

  function confirm({ idOrganogramaPessoa }: PlacePerson) {
    write.mutate(
      { body: change.bodyOf(idOrganogramaPessoa) },
      {
        onSuccess: () => onDone(change.done),
        onError: (problem) => tellFailure(problem, change.failed),
        onSettled: close,
      },
    );
  }

  return (
    <>
      <DataGrid<PlacePerson>
        variant="plain"
        headingLevel={3}
        title={list.title}
        countLabel={list.found}
        messages={{ search: texts.searches }}
        columns={columns}
        data={toGridData<PlacePerson>(people, texts.listFailed)}
        query={query}
        onQueryChange={setQuery}
        rowId={({ idOrganogramaPessoa }) => String(idOrganogramaPessoa)}
        rowName={({ nmPessoa }) => nmPessoa}
        empty={{ title: list.empty, description: list.emptyText, action: emptyAction }}
        {...(mayChange && {
          ...(addAction && { addAction }),
          rowActions: [
            {
              id: 'change',
              label: change.action,
              icon: change.icon,
              isProminent: () => true,
              nameOf: ({ nmPessoa }) => texts.actionOn(change.action, nmPessoa),
              onSelect: setAsked,
            },
          ],
        })}
      />
      <ConfirmDialog
        isOpen={asked !== undefined}
        isBusy={write.isPending}
        tone={change.tone}
        title={change.title}
        message={change.question}
        subject={asked?.nmPessoa ?? ''}
        confirmLabel={change.action}
        onConfirm={() => asked && confirm(asked)}
        onCancel={close}
      />
    </>
  );
}
