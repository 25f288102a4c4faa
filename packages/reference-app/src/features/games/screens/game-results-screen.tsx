import type { Schema } from '@aferir/api-client';
import { getGameResultsQuery } from '@aferir/api-client/react';
import { GAME_STATE_NAMES } from '@aferir/domain';
import { Button, EmptyState, Notice, PageHeader, SelectField, VisuallyHidden } from '@aferir/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Lock, Mail, Percent, UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { linkTo, paths } from '../../../paths.ts';
import { useServices } from '../../../services/services-context.tsx';
import { GROUP_PARAM } from '../../../shared/address/param-names.ts';
import { toId } from '../../../shared/address/to-id.ts';
import { useAddressParams } from '../../../shared/address/use-address-params.ts';
import { CountsRow } from '../../../shared/figures/counts-row.tsx';
import { BackLink } from '../../../shared/frame/back-link.tsx';
import stack from '../../../shared/frame/stack.module.css';
import { Link } from '../../../shared/navigation/link.tsx';
import { NotFoundState } from '../../../shared/states/failure-states.tsx';
import { ReadRecord } from '../../../shared/states/read-record.tsx';
import { RecordCardSkeleton } from '../../../shared/states/record-skeleton.tsx';
import { stateOf } from '../game-state.ts';
import styles from '../results/game-results.module.css';
import { gameResultsMessages as texts } from '../results/game-results-messages.ts';
import { QuestionResults } from '../results/question-results.tsx';
import { ResultsDownload } from '../results/results-download.tsx';

/** Everybody, as a group. */
const EVERYBODY = 0;

/** The results of the game that the address names, of everybody or of one department. */
export function GameResultsScreen() {
  const gameId = toId(useParams().id ?? null);
  return gameId === null ? <NotFoundState /> : <Results gameId={gameId} />;
}

function Results({ gameId }: { gameId: number }) {
  const { staff } = useServices();
  const [params, changeParams] = useAddressParams();
  const group = Number(params.get(GROUP_PARAM) ?? EVERYBODY);
  const query = useQuery({
    ...getGameResultsQuery(staff, {
      path: { idJogo: gameId },
      query: { idGrupo: Number.isSafeInteger(group) ? group : EVERYBODY },
    }),
    placeholderData: keepPreviousData,
  });
  const results = query.data;
  const [isChosen, setIsChosen] = useState(false);
  const arrived = isChosen && results && !query.isPlaceholderData ? results : undefined;

  if (query.error?.status === 404) return <NotFoundState />;
  return (
    <div className={stack.root}>
      <BackLink to={linkTo(paths.staffGames)}>{texts.back}</BackLink>
      <PageHeader
        title={results?.nmJogo ?? texts.title}
        {...(results && { description: stateTextOf(results) })}
        {...(results?.flDisponivel && { actions: <Actions results={results} /> })}
      />
      <CountsRow
        label={texts.participation}
        isFailed={query.isError}
        counts={[
          { label: texts.sent, count: results?.qtdEnviados, icon: <Mail /> },
          { label: texts.concluded, count: results?.qtdConcluidos, icon: <UserRoundCheck /> },
          { label: texts.rate, count: rateOf(results), kind: 'percent', icon: <Percent /> },
        ]}
      />
      <VisuallyHidden role="status">
        {arrived ? texts.refreshed(labelOf(arrived, group)) : ''}
      </VisuallyHidden>
      <ReadRecord query={query} failedTitle={texts.loadFailed} skeleton={<RecordCardSkeleton />}>
        {(read) =>
          read.flDisponivel ? (
            <>
              {read.flAnonimo ? (
                <Notice title={texts.anonymityTitle}>{texts.anonymityText}</Notice>
              ) : null}
              {read.grupos.length > 0 ? (
                <SelectField
                  className={styles.group}
                  label={texts.group}
                  value={String(group)}
                  hint={query.isPlaceholderData ? texts.refreshing : undefined}
                  options={groupOptions(read)}
                  onValueChange={(value) => {
                    setIsChosen(true);
                    changeParams((now) => withGroup(now, value), { replace: true });
                  }}
                />
              ) : null}
              <QuestionResults results={read} isRefreshing={query.isPlaceholderData} />
            </>
          ) : (
            <EmptyState
              icon={<Lock />}
              headingLevel={2}
              title={texts.hiddenTitle}
              description={read.dsMotivo ?? texts.hiddenFallback}
            />
          )
        }
      </ReadRecord>
    </div>
  );
}

function Actions({ results }: { results: Schema<'GameResults'> }) {
  return (
    <>
      {results.dsModelo === 'nr1' ? (
        <Button asChild variant="secondary">
          <Link to={linkTo(paths.staffGameNr1, { params: { id: String(results.idJogo) } })}>
            {texts.psychosocialReport}
          </Link>
        </Button>
      ) : null}
      <ResultsDownload results={results} />
    </>
  );
}

function stateTextOf(results: Schema<'GameResults'>): string {
  const answers = results.flAnonimo ? texts.anonymous : texts.named;
  return `${GAME_STATE_NAMES[stateOf(results)]} · ${answers}`;
}

function rateOf(results: Schema<'GameResults'> | undefined): number | undefined {
  if (!results) return undefined;
  const { qtdEnviados, qtdConcluidos } = results;
  return qtdEnviados === 0 ? 0 : Math.round((100 * qtdConcluidos) / qtdEnviados);
}

function groupOptions({ grupos }: Schema<'GameResults'>) {
  const all = grupos.reduce((sum, { qtdRespostas }) => sum + qtdRespostas, 0);
  return [
    { value: String(EVERYBODY), label: texts.everybody(all) },
    ...grupos.map(({ idGrupo, nmGrupo, qtdRespostas }) => ({
      value: String(idGrupo),
      label: texts.groupOf(nmGrupo, qtdRespostas),
    })),
  ];
}

function labelOf(results: Schema<'GameResults'>, group: number): string {
  return groupOptions(results).find(({ value }) => value === String(group))?.label ?? '';
}

function withGroup(params: URLSearchParams, group: string): URLSearchParams {
  if (group === String(EVERYBODY)) params.delete(GROUP_PARAM);
  else params.set(GROUP_PARAM, group);
  return params;
}
