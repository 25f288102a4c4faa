import type { Schema } from '@aferir/api-client';
import { formatDate, PERFORMANCE_STATUS, scoreResult } from '@aferir/domain';
import { Button, FigureCard, FigureRow } from '@aferir/ui';
import { AlignmentBar } from '@aferir/widgets';
import { Suspense, useState } from 'react';
import { ResultList } from '../../../shared/assessments/result-list.tsx';
import { lazyOr } from '../../../shared/loading/lazy-or.ts';
import { PersonPart } from '../../../shared/people/person-part.tsx';
import { type AskedPerson, PersonRequest } from '../../../shared/requests/person-request.tsx';
import { LostPart } from '../../../shared/states/lost-part.tsx';
import { performanceMessages as texts } from '../performance-messages.ts';
import { performanceRequests } from '../requests/performance-requests.ts';
import { closeQuestion } from '../requests/request-texts.ts';
import type { ResendConfirmationProps } from '../requests/resend-confirmation.tsx';
import styles from './performance-sheet.module.css';

// What mends an address is needed once somebody asks for it.
const ResendConfirmation = lazyOr<ResendConfirmationProps>(
  async () => (await import('../requests/resend-confirmation.tsx')).ResendConfirmation,
  LostPart,
);

type Review = Schema<'SheetReview'>;

const oneDecimal = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Props of {@link PerformanceSheet}. */
export interface PerformanceSheetProps {
  person: AskedPerson;
  part: Schema<'SheetPerformance'>;
  onOpenReport: (responseId: number) => void;
}

/** The performance reviews of a person: what is open, the latest scores of both sides and those before them. */
export function PerformanceSheet({ person, part, onOpenReport }: PerformanceSheetProps) {
  const [isResending, setResending] = useState(false);
  const { solicitacao, avaliacoes } = part;
  const [latest, ...earlier] = avaliacoes;
  return (
    <PersonPart
      title={texts.title}
      {...(latest && {
        actions: (
          <Button size="s" variant="secondary" onClick={() => onOpenReport(latest.idResposta)}>
            {texts.viewReport}
          </Button>
        ),
      })}
    >
      <PersonRequest
        kind={performanceRequests}
        person={person}
        request={solicitacao}
        closeQuestion={solicitacao ? closeQuestion(solicitacao.cdStatus) : ''}
        onResend={() => setResending(true)}
      />
      {latest ? <LatestReview person={person} review={latest} /> : <p>{texts.noReview}</p>}
      {earlier.length > 0 ? (
        <ResultList
          title={texts.trend}
          rows={avaliacoes.map((review) => ({
            id: review.idResposta,
            date: formatDate(review.dtAutoavaliacao ?? review.dtTermino),
            value: texts.meansOf(
              meanText(review.mediaAutoavaliacao),
              meanText(review.mediaGestores),
            ),
          }))}
        />
      ) : null}
      {isResending && solicitacao ? (
        <Suspense fallback={null}>
          <ResendConfirmation
            person={person}
            request={solicitacao}
            onClose={() => setResending(false)}
          />
        </Suspense>
      ) : null}
    </PersonPart>
  );
}

function LatestReview({ person, review }: { person: AskedPerson; review: Review }) {
  const { mediaAutoavaliacao, mediaGestores, percentualAlinhamento } = review;
  const date = formatDate(review.dtAutoavaliacao ?? review.dtTermino);
  return (
    <>
      <p>{texts.latestOf(date, review.nmStatus)}</p>
      <FigureRow label={texts.scoresOf}>
        <MeanFigure label={texts.selfMean} mean={mediaAutoavaliacao} />
        <MeanFigure label={texts.managersMean} mean={mediaGestores} />
      </FigureRow>
      <div className={styles.alignment}>
        <span>{texts.alignment}</span>
        <AlignmentBar
          percent={percentualAlinhamento}
          status={PERFORMANCE_STATUS.finished}
          label={texts.alignmentOf(person.name)}
          noData={texts.noAlignment}
          unrated={texts.unrated(false)}
        />
      </div>
      <Scores competencies={review.competencias} />
    </>
  );
}

function MeanFigure({ label, mean }: { label: string; mean: number | null }) {
  return (
    <FigureCard
      label={label}
      value={meanText(mean)}
      {...(mean !== null && { hint: texts.results[scoreResult(mean)] })}
    />
  );
}

function Scores({ competencies }: { competencies: Review['competencias'] }) {
  return (
    <table className={styles.scores}>
      <caption className={styles.caption}>{texts.scoresOf}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.competency}</th>
          <th scope="col">{texts.self}</th>
          <th scope="col">{texts.managers}</th>
        </tr>
      </thead>
      <tbody>
        {competencies.map(({ idCompetencia, nmCompetencia, nrAutoavaliacao, nrMediaGestores }) => (
          <tr key={idCompetencia}>
            <th scope="row">{nmCompetencia}</th>
            <td>{nrAutoavaliacao ?? texts.noMean}</td>
            <td>{meanText(nrMediaGestores)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function meanText(mean: number | null): string {
  return mean === null ? texts.noMean : oneDecimal.format(mean);
}
