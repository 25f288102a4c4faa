import type { Schema } from '@aferir/api-client';
import {
  createDiscHandedLinkMutation,
  createPerformanceHandedLinkMutation,
  listCyclePeopleQuery,
  removeCyclePersonMutation,
} from '@aferir/api-client/react';
import { type CycleKind, formatDate, OPEN_CYCLE_PARTICIPATIONS, SECTION } from '@aferir/domain';
import { ConfirmDialog, DataGrid, gridColumnsOf } from '@aferir/ui';
import { toGridData } from '@aferir/widgets';
import { Copy, Link2, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { ExportOfList } from '../../../shared/exports/export-of-list.tsx';
import { useGridAddress } from '../../../shared/grid/use-grid-address.ts';
import { useListRead } from '../../../shared/grid/use-list-read.ts';
import { PersonCell } from '../../../shared/people/person-cell.tsx';
import { HandLink, useMayHandLinks } from '../../../shared/requests/hand-link.tsx';
import { useCopyPortalAddress } from '../../../shared/requests/portal-address.ts';
import { requestMessages } from '../../../shared/requests/request-messages.ts';
import { useAskedMutation } from '../../../shared/writes/use-asked-mutation.ts';
import { cyclePageMessages as texts } from './cycle-page-messages.ts';
import { CyclePeopleFilters } from './cycle-people-filters.tsx';
import { ParticipationBadge } from './participation-badge.tsx';
import {
  participationFilters,
  participationOf,
  toParticipationQuery,
} from './participation-filters.ts';
import { useCyclePeopleNarrowing } from './use-cycle-people-narrowing.ts';

type Person = Schema<'CyclePerson'>;

const column = gridColumnsOf<Person>();
const columns = column.columns([
  column.accessor('nmPessoa', {
    header: texts.person,
    cell: ({ row: { original } }) => <PersonCell {...original} />,
    meta: { isCardTitle: true, sort: 'nome' },
  }),
  column.accessor('nmDepartamento', {
    header: texts.department,
    cell: ({ getValue }) => getValue() ?? texts.notTold,
    meta: { sort: 'departamento' },
  }),
  column.accessor('idPosicao', {
    header: texts.participation,
    cell: ({ row: { original } }) => (
      <ParticipationBadge
        participation={participationOf(original.idPosicao)}
        isLate={original.flAtrasada}
        isUnmailed={original.flSemEmail}
      />
    ),
    meta: { width: '190px', sort: 'situacao' },
  }),
  column.accessor('dtEnvio', {
    header: texts.sentOn,
    cell: ({ getValue }) => formatDate(getValue()),
    meta: { width: '130px', sort: 'envio' },
  }),
]);

const SORTS = ['nome', 'departamento', 'situacao', 'envio'] as const;

/** Where requests of each kind have their section, and how links to them are made. */
const KINDS = {
  behavioral: { section: SECTION.behavioral, hand: createDiscHandedLinkMutation },
  performance: { section: SECTION.performance, hand: createPerformanceHandedLinkMutation },
} as const;

/** Props of {@link CyclePeople}. */
export interface CyclePeopleProps {
  cycleId: number;
  kind: CycleKind;
  /** People are mailed when their result is out. */
  mailsResults: boolean;
  /** People can still be taken out. */
  isRunning: boolean;
  /** How long until the list is read again by itself. */
  refetchInterval: number | false;
}

/** The people of a cycle and how each stands. What the list shows stands in the address. */
export function CyclePeople({
  cycleId,
  kind,
  mailsResults,
  isRunning,
  refetchInterval,
}: CyclePeopleProps) {
  const { staff } = useServices();
  const { has } = useSectionRights(SECTION.cycles);
  const { section, hand } = KINDS[kind];
  const mayHand = useMayHandLinks(section);
  const [handed, setHanded] = useState<Person>();
  const copyAddress = useCopyPortalAddress(texts.portalCopied);
  const filters = participationFilters({ mailsResults });
  const [query, setQuery] = useGridAddress(
    filters.map(({ value }) => value),
    SORTS,
  );
  const { narrowed, narrowings } = useCyclePeopleNarrowing();
  const only = { ...toParticipationQuery(query.filter), ...narrowed };
  const { read, asked, paper } = useListRead<Schema<'CyclePersonList'>, (typeof SORTS)[number]>(
    query,
    (page) => ({
      ...listCyclePeopleQuery(staff, { query: { idCiclo: cycleId, ...page, ...only } }),
      refetchInterval,
    }),
  );
  const removal = useAskedMutation(removeCyclePersonMutation(staff), {
    title: texts.takeOutTitle,
    message: texts.takeOutText,
    confirmLabel: texts.takeOut,
    nameOf: ({ nmPessoa }: Person) => nmPessoa,
    initOf: ({ idOrganogramaPessoa }: Person) => ({
      body: { idCiclo: cycleId, idOrganogramaPessoa },
    }),
    done: texts.takenOut,
    failed: texts.takeOutFailed,
  });
  return (
    <>
      <DataGrid<Person>
        title={texts.list}
        countLabel={texts.found}
        messages={{ search: texts.searches }}
        columns={columns}
        data={toGridData(read, texts.listFailed)}
        isWhole={paper.isWhole}
        query={query}
        onQueryChange={setQuery}
        filterOptions={filters}
        narrowings={narrowings}
        filterFields={<CyclePeopleFilters />}
        actions={
          <ExportOfList
            list="pessoas-ciclo"
            asked={asked}
            paper={paper}
            count={read.data?.qtdRecords}
          />
        }
        rowId={({ idOrganogramaPessoa }) => String(idOrganogramaPessoa)}
        rowName={({ nmPessoa }) => nmPessoa}
        rowActions={[
          {
            id: 'hand-link',
            label: requestMessages.handLink,
            icon: <Link2 />,
            isVisible: (person) => mayHand && isRunning && waitsForAnswer(person),
            onSelect: setHanded,
          },
          {
            id: 'copy-portal',
            label: texts.copyPortal,
            icon: <Copy />,
            isVisible: (person) => person.flSemEmail && !waitsForAnswer(person),
            onSelect: () => void copyAddress(),
          },
          {
            id: 'take-out',
            label: texts.takeOut,
            icon: <UserMinus />,
            isDestructive: true,
            isVisible: ({ flPodeRetirar }) => flPodeRetirar && isRunning && has('alterar'),
            onSelect: removal.ask,
          },
        ]}
        onReload={() => read.refetch()}
        empty={{ title: texts.nobody, description: texts.nobodyText }}
      />
      <ConfirmDialog {...removal.question} />
      {handed?.idResposta ? (
        <HandLink
          hand={hand(staff)}
          responseId={handed.idResposta}
          personName={handed.nmPessoa}
          hasEmail={!handed.flSemEmail}
          onClose={() => setHanded(undefined)}
        />
      ) : null}
    </>
  );
}

function waitsForAnswer({ idPosicao, idResposta }: Person): boolean {
  const participation = participationOf(idPosicao);
  return idResposta !== null && OPEN_CYCLE_PARTICIPATIONS.includes(participation);
}
