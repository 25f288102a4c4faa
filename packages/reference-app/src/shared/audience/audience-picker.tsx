import { isApiProblem } from '@aferir/api-client';
import { Button, DataGrid, Dialog, defaultGridQuery, VisuallyHidden } from '@aferir/ui';
import { toGridData } from '@aferir/widgets';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { useFailureToast } from '../forms/use-failure-toast.ts';
import { toPageParams } from '../grid/to-page-params.ts';
import { readInPortions } from '../lib/read-in-portions.ts';
import { WaysToPeople } from '../people/ways-to-people.tsx';
import type { AudienceMember, CandidatesQuery } from './audience.ts';
import { audienceColumns } from './audience-columns.tsx';
import { audienceMessages as texts } from './audience-messages.ts';

/** Props of {@link AudiencePicker}. */
export interface AudiencePickerProps {
  isOpen: boolean;
  candidates: CandidatesQuery;
  /** Whom it is for by now. */
  chosen: readonly AudienceMember[];
  /** How many it can be for. */
  most: number;
  onAdd: (people: readonly AudienceMember[]) => void;
  onClose: () => void;
}

/** The active people of the company, to be added one by one, a page at a time, or all whom a search finds. */
export function AudiencePicker({
  isOpen,
  candidates: candidatesOf,
  chosen,
  most,
  onAdd,
  onClose,
}: AudiencePickerProps) {
  const tellFailure = useFailureToast();
  const [query, setQuery] = useState(defaultGridQuery);
  const [told, setTold] = useState('');
  const candidates = useQuery({
    ...candidatesOf(toPageParams(query)),
    placeholderData: keepPreviousData,
    enabled: isOpen,
  });
  const ids = new Set(chosen.map(({ idOrganogramaPessoa }) => idOrganogramaPessoa));
  const isChosen = ({ idOrganogramaPessoa }: AudienceMember) => ids.has(idOrganogramaPessoa);
  const total = candidates.data?.qtdRecords ?? 0;
  const hasMorePages = total > (candidates.data?.rows.length ?? 0);
  const all = useMutation({
    mutationFn: () =>
      readInPortions(
        (page) => candidatesOf({ ...page, filter: query.search }),
        ({ rows }) => rows,
      ),
    onSuccess: ({ rows }) => add(rows),
    onError: (problem) => {
      if (isApiProblem(problem)) tellFailure(problem, texts.candidatesFailed);
    },
  });
  const others = (candidates.data?.rows ?? []).filter((person) => !isChosen(person));

  function add(people: readonly AudienceMember[]) {
    onAdd(people);
    setTold(texts.addedNow(people.length));
  }

  return (
    <Dialog
      isOpen={isOpen}
      size="l"
      onClose={onClose}
      title={texts.add}
      description={texts.found(chosen.length)}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <DataGrid<AudienceMember>
        variant="plain"
        headingLevel={3}
        title={texts.candidates}
        countLabel={texts.candidatesFound}
        messages={{ search: texts.searchesCandidates }}
        columns={audienceColumns}
        data={toGridData(candidates, texts.candidatesFailed)}
        query={query}
        onQueryChange={setQuery}
        rowId={({ idOrganogramaPessoa }) => String(idOrganogramaPessoa)}
        rowName={({ nmPessoa }) => nmPessoa}
        rowActions={[
          {
            id: 'add',
            label: texts.addPerson,
            icon: <Plus />,
            isProminent: (person) => !isChosen(person),
            isVisible: (person) => !isChosen(person),
            nameOf: ({ nmPessoa }) => texts.addPersonNamed(nmPessoa),
            onSelect: (person) => add([person]),
          },
          {
            id: 'added',
            label: texts.added,
            icon: <Check />,
            isOneClick: true,
            isVisible: isChosen,
            disabledReason: () => texts.added,
            onSelect: () => undefined,
          },
        ]}
        actions={
          <>
            <Button
              variant="secondary"
              aria-disabled={others.length === 0}
              onClick={() => others.length > 0 && add(others)}
            >
              {texts.addPage}
            </Button>
            {hasMorePages && total <= most ? (
              <Button variant="secondary" isLoading={all.isPending} onClick={() => all.mutate()}>
                {texts.addAll(total)}
              </Button>
            ) : null}
          </>
        }
        empty={{
          title: texts.noCandidates,
          description: texts.noCandidatesText,
          action: <WaysToPeople isPrimary={false} />,
        }}
      />
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </Dialog>
  );
}
