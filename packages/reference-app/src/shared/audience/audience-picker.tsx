import { isApiProblem } from '@aferir/api-client';
import { Button, DataGrid, Dialog, defaultGridQuery, VisuallyHidden } from '@aferir/ui';
import { toGridData } from '@aferir/widgets';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../services/services-context.tsx';
import { useFailureToast } from '../forms/use-failure-toast.ts';
import { toPageParams } from '../grid/to-page-params.ts';
import { readInPortions } from '../lib/read-in-portions.ts';
import { WaysToPeople } from '../people/ways-to-people.tsx';
import { type AudienceMember, type CandidatesQuery, newToAudience } from './audience.ts';
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
  const { toasts } = useServices();
  const tellFailure = useFailureToast();
  const [query, setQuery] = useState(defaultGridQuery);
  const [told, setTold] = useState('');
  const candidates = useQuery({
    ...candidatesOf(toPageParams(query)),
    placeholderData: keepPreviousData,
    enabled: isOpen,
  });
  const all = useMutation({
    mutationFn: (filter: string) =>
      readInPortions(
        (page) => candidatesOf({ ...page, filter }),
        ({ rows }) => rows,
      ),
    onSuccess: ({ rows }) => add(rows),
    onError: (problem) => {
      if (isApiProblem(problem)) tellFailure(problem, texts.candidatesFailed);
    },
  });
  const ids = new Set(chosen.map(({ idOrganogramaPessoa }) => idOrganogramaPessoa));
  const isChosen = ({ idOrganogramaPessoa }: AudienceMember) => ids.has(idOrganogramaPessoa);
  const room = most - chosen.length;
  const { rows = [], qtdRecords: total = 0 } = candidates.data ?? {};
  const hasOthers = !rows.every(isChosen);
  // Who of other pages is there already is known once they have been read.
  const isTooMany = total > most || newToAudience(chosen, rows).length > room;
  const areAllAdded =
    all.variables === query.search &&
    all.data !== undefined &&
    all.data.rows.length >= total &&
    all.data.rows.every(isChosen);
  // Until the next list has come, the one in sight is of another search.
  const canAddAll = !candidates.isPlaceholderData && !areAllAdded;

  function add(people: readonly AudienceMember[]) {
    const others = newToAudience(chosen, people);
    if (others.length > room) {
      toasts.show({ tone: 'danger', message: texts.limit(most, room) });
      return;
    }
    if (others.length > 0) onAdd(others);
    setTold(others.length > 0 ? texts.addedNow(others.length) : texts.allAdded);
  }

  return (
    <Dialog
      isOpen={isOpen}
      size="l"
      onClose={onClose}
      title={texts.add}
      description={[
        texts.found(chosen.length),
        ...(isTooMany ? [texts.limit(most, room)] : []),
      ].join('. ')}
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
            disabledReason: () => texts.alreadyAdded,
            nameOf: ({ nmPessoa }) => nmPessoa,
            onSelect: () => undefined,
          },
        ]}
        actions={
          <>
            <Button
              variant="secondary"
              aria-disabled={!hasOthers}
              onClick={() => hasOthers && add(rows)}
            >
              {texts.addPage}
            </Button>
            {total > rows.length && !isTooMany ? (
              <Button
                variant="secondary"
                isLoading={all.isPending}
                aria-disabled={!canAddAll}
                onClick={() => canAddAll && all.mutate(query.search)}
              >
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
