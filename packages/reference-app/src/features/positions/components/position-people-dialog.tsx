import type { Schema } from '@aferir/api-client';
import {
  addPersonToPositionMutation,
  listPeopleInPositionQuery,
  listPeopleWithoutPositionQuery,
  listPositionsQuery,
  removePersonFromPositionMutation,
} from '@aferir/api-client/react';
import { formatPhone, SECTION } from '@aferir/domain';
import {
  ConfirmDialog,
  DataGrid,
  Dialog,
  defaultGridQuery,
  EmailText,
  gridColumnsOf,
  Tabs,
} from '@aferir/ui';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { Plus, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { explainFailure } from '../../../shared/forms/explain-failure.ts';
import { toGridData } from '../../../shared/grid/to-grid-data.ts';
import { toPageParams } from '../../../shared/grid/to-page-params.ts';
import { PersonCell } from '../../../shared/people/person-cell.tsx';
import { positionsMessages as texts } from '../positions-messages.ts';

type Person = Schema<'PositionPerson'>;

const column = gridColumnsOf<Person>();
const person = (header: string) =>
  column.accessor('nmPessoa', {
    header,
    cell: ({ row: { original } }) => <PersonCell {...original} nmCargo={null} />,
    meta: { isCardTitle: true },
  });

const inColumns = column.columns([
  column.accessor('idOrganogramaPessoa', { header: texts.id, meta: { width: '80px' } }),
  person(texts.employee),
  column.accessor('dsEmail', {
    header: texts.email,
    cell: ({ getValue }) => <EmailText address={getValue() ?? texts.notTold} />,
  }),
]);

const withoutColumns = column.columns([
  person(texts.user),
  column.accessor('nrTelefone', {
    header: texts.phone,
    cell: ({ getValue }) => formatPhone(getValue() ?? '') || texts.notTold,
    meta: { width: '160px' },
  }),
  column.accessor('tpSexo', {
    header: texts.sex,
    cell: ({ getValue }) => {
      const sex = getValue();
      return sex ? texts.sexes[sex] : texts.notTold;
    },
    meta: { width: '120px' },
  }),
]);

type TabId = 'in' | 'without';

/** Props of {@link PositionPeopleDialog}. */
export interface PositionPeopleDialogProps {
  positionId: number;
  onClose: () => void;
}

/** Who is in a position, and who could be. */
export function PositionPeopleDialog({ positionId, onClose }: PositionPeopleDialogProps) {
  const { staff } = useServices();
  const [tab, setTab] = useState<TabId>('in');
  const position = useQuery({
    ...listPositionsQuery(staff, { query: { idOrganogramaCargo: positionId } }),
    select: ({ rows }) => rows[0]?.nmCargo,
  });
  const name = position.data ?? '';
  return (
    <Dialog
      isOpen
      size="l"
      onClose={onClose}
      title={name ? texts.peopleTitle(name) : texts.employees}
    >
      <Tabs<TabId>
        label={texts.employees}
        value={tab}
        onValueChange={setTab}
        tabs={[
          {
            id: 'in',
            label: texts.inPosition,
            content: <PeopleIn positionId={positionId} />,
          },
          {
            id: 'without',
            label: texts.without,
            // Nobody has it read before they look at it.
            content: tab === 'without' ? <PeopleWithout positionId={positionId} /> : null,
          },
        ]}
      />
    </Dialog>
  );
}

function PeopleIn({ positionId }: { positionId: number }) {
  const { staff, toasts } = useServices();
  const { withRight } = useSectionRights(SECTION.positions);
  const [query, setQuery] = useState(defaultGridQuery);
  const [leaving, setLeaving] = useState<Person>();
  const people = useQuery({
    ...listPeopleInPositionQuery(staff, {
      query: { idOrganogramaCargo: positionId, ...toPageParams(query) },
    }),
    placeholderData: keepPreviousData,
  });
  const remove = useMutation({
    ...removePersonFromPositionMutation(staff),
    onSuccess: () => {
      toasts.show({ tone: 'success', message: texts.takenOut });
      setLeaving(undefined);
    },
    onError: (problem) => {
      const { message } = explainFailure(problem, texts.takeOutFailed);
      toasts.show({ tone: 'danger', message });
      setLeaving(undefined);
    },
  });

  return (
    <>
      <DataGrid<Person>
        variant="plain"
        headingLevel={3}
        title={texts.inPosition}
        countLabel={texts.peopleFound}
        columns={inColumns}
        data={toGridData(people, texts.peopleFailed)}
        query={query}
        onQueryChange={setQuery}
        rowId={({ idOrganogramaPessoa }) => String(idOrganogramaPessoa)}
        rowName={({ nmPessoa }) => nmPessoa}
        rowActions={[
          {
            id: 'remove',
            label: texts.takeOut,
            icon: <UserMinus />,
            isDestructive: true,
            onSelect: (one) => withRight('alterar', () => setLeaving(one)),
          },
        ]}
        empty={{ title: texts.nobodyIn, description: texts.nobodyInText }}
      />
      <ConfirmDialog
        isOpen={leaving !== undefined}
        isBusy={remove.isPending}
        tone="danger"
        title={texts.takeOutTitle}
        message={texts.takeOutText}
        subject={leaving?.nmPessoa ?? ''}
        confirmLabel={texts.takeOut}
        onConfirm={() =>
          leaving && remove.mutate({ body: { idOrganogramaPessoa: leaving.idOrganogramaPessoa } })
        }
        onCancel={() => setLeaving(undefined)}
      />
    </>
  );
}

function PeopleWithout({ positionId }: { positionId: number }) {
  const { staff, toasts } = useServices();
  const { withRight } = useSectionRights(SECTION.positions);
  const [query, setQuery] = useState(defaultGridQuery);
  const [coming, setComing] = useState<Person>();
  const people = useQuery({
    ...listPeopleWithoutPositionQuery(staff, { query: toPageParams(query) }),
    placeholderData: keepPreviousData,
  });
  const add = useMutation({
    ...addPersonToPositionMutation(staff),
    onSuccess: () => {
      toasts.show({ tone: 'success', message: texts.putInDone });
      setComing(undefined);
    },
    onError: (problem) => {
      const { message } = explainFailure(problem, texts.putInFailed);
      toasts.show({ tone: 'danger', message });
      setComing(undefined);
    },
  });

  return (
    <>
      <DataGrid<Person>
        variant="plain"
        headingLevel={3}
        title={texts.without}
        countLabel={texts.withoutFound}
        columns={withoutColumns}
        data={toGridData(people, texts.peopleFailed)}
        query={query}
        onQueryChange={setQuery}
        rowId={({ idOrganogramaPessoa }) => String(idOrganogramaPessoa)}
        rowName={({ nmPessoa }) => nmPessoa}
        rowActions={[
          {
            id: 'add',
            label: texts.putIn,
            icon: <Plus />,
            isProminent: () => true,
            nameOf: ({ nmPessoa }) => texts.putInName(nmPessoa),
            onSelect: (one) => withRight('alterar', () => setComing(one)),
          },
        ]}
        empty={{ title: texts.nobodyWithout, description: texts.nobodyWithoutText }}
      />
      <ConfirmDialog
        isOpen={coming !== undefined}
        isBusy={add.isPending}
        title={texts.putInTitle}
        message={texts.putInText}
        subject={coming?.nmPessoa ?? ''}
        confirmLabel={texts.putIn}
        onConfirm={() =>
          coming &&
          add.mutate({
            body: {
              idOrganogramaPessoa: coming.idOrganogramaPessoa,
              idOrganogramaCargo: positionId,
            },
          })
        }
        onCancel={() => setComing(undefined)}
      />
    </>
  );
}
