import type { Schema } from '@aferir/api-client';
import { SECTION } from '@aferir/domain';
import { Skeleton, SkeletonGroup } from '@aferir/ui';
import { Suspense } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import {
  BehavioralSheet,
  type BehavioralSheetProps,
} from '../../features/behavioral/components/behavioral-sheet.tsx';
import { PersonScreen } from '../../features/employees/person/person-screen.tsx';
import { PersonGames } from '../../features/games/components/person-games.tsx';
import {
  PerformanceSheet,
  type PerformanceSheetProps,
} from '../../features/performance/sheet/performance-sheet.tsx';
import { PersonTrainings } from '../../features/trainings/components/person-trainings.tsx';
import { linkTo, pageOfSection, paths } from '../../paths.ts';
import { useSectionRights } from '../../services/use-section-rights.ts';
import { NEW_RECORD, RECORD_PARAM } from '../../shared/address/param-names.ts';
import { toId } from '../../shared/address/to-id.ts';
import { lazyOr } from '../../shared/loading/lazy-or.ts';
import { openedFrom, wayBackIn } from '../../shared/navigation/page-state.ts';
import { ReaddressNotice } from '../../shared/requests/readdress-notice.tsx';
import { NotFoundState } from '../../shared/states/failure-states.tsx';
import { LostPart } from '../../shared/states/lost-part.tsx';
import { loadRequestKinds } from './request-kinds.ts';

// They stand below what is seen first, and draw charts.
const BehavioralHistory = lazyOr<BehavioralSheetProps>(
  async () =>
    (await import('../../features/behavioral/components/behavioral-history.tsx')).BehavioralHistory,
  LostPart,
);
const PerformanceHistory = lazyOr<PerformanceSheetProps>(
  async () =>
    (await import('../../features/performance/sheet/performance-history.tsx')).PerformanceHistory,
  LostPart,
);

/** `/funcionarios/:id`. The person and what the sections know of them. */
export function Component() {
  const { id: stated } = useParams();
  const id = toId(stated ?? null);
  if (stated === NEW_RECORD) {
    const list = linkTo(paths.staffEmployees, { search: { [RECORD_PARAM]: NEW_RECORD } });
    return <Navigate to={list} replace />;
  }
  return id === null ? <NotFoundState /> : <PersonPage key={id} personId={id} />;
}

function PersonPage({ personId }: { personId: number }) {
  const { has } = useSectionRights(SECTION.employees);
  const address = useLocation();
  const navigate = useNavigate();
  const home = has('visualizar')
    ? paths.staffEmployees
    : (pageOfSection(SECTION.home) ?? paths.root);
  const list = linkTo(home);
  const { to: back, state } = wayBackIn(address.state) ?? { to: list, state: undefined };
  const openReport = (kind?: 'desempenho') => (idResposta: number) =>
    void navigate(linkTo(paths.report, { search: { idResposta, tipo: kind } }), {
      state: openedFrom(address),
    });

  return (
    <PersonScreen
      personId={personId}
      back={{ to: back, isList: has('visualizar') && back.startsWith(list) }}
      notice={<ReaddressNotice personId={personId} loadKinds={loadRequestKinds} />}
      onRemoved={() => void navigate(back, { replace: true, state })}
    >
      {(sheet) => ({
        columns: columnsOf({ sheet, openReport }),
        below: <Histories sheet={sheet} openReport={openReport} />,
      })}
    </PersonScreen>
  );
}

interface PartsProps {
  sheet: Schema<'EmployeeSheet'>;
  openReport: (kind?: 'desempenho') => (responseId: number) => void;
}

/** What each section tells, beside each other where there is room. */
function columnsOf({ sheet, openReport }: PartsProps) {
  const person = askedPersonOf(sheet);
  const { comportamental, desempenho, treinamentos, jogos } = sheet;
  const behavioral = comportamental && (
    <BehavioralSheet
      key="behavioral"
      person={person}
      part={comportamental}
      onOpenReport={openReport()}
    />
  );
  const performance = desempenho && (
    <PerformanceSheet
      key="performance"
      person={person}
      part={desempenho}
      onOpenReport={openReport('desempenho')}
    />
  );
  const trainings = treinamentos && <PersonTrainings key="trainings" trainings={treinamentos} />;
  const games = jogos && <PersonGames key="games" games={jogos} />;
  return [
    [behavioral, trainings].filter((part) => part !== undefined),
    [performance, games].filter((part) => part !== undefined),
  ];
}

function Histories({ sheet, openReport }: PartsProps) {
  const person = askedPersonOf(sheet);
  const { comportamental, desempenho } = sheet;
  return (
    <Suspense
      fallback={
        <SkeletonGroup>
          <Skeleton shape="block" height="240px" />
        </SkeletonGroup>
      }
    >
      {comportamental && comportamental.qtdSolicitacoes > 0 ? (
        <BehavioralHistory person={person} part={comportamental} onOpenReport={openReport()} />
      ) : null}
      {desempenho && desempenho.qtdSolicitacoes > 0 ? (
        <PerformanceHistory
          person={person}
          part={desempenho}
          onOpenReport={openReport('desempenho')}
        />
      ) : null}
    </Suspense>
  );
}

function askedPersonOf(sheet: Schema<'EmployeeSheet'>) {
  const { idOrganogramaPessoa: id, nmPessoa: name, dsEmail: email, flAtivo: isActive } = sheet;
  return { id, name, email, isActive };
}
