import type { Schema } from '@aferir/api-client';
import { formatDate, formatMean, PERFORMANCE_STATUS, scoreResult } from '@aferir/domain';
import { FigureCard, FigureRow } from '@aferir/ui';
import { AlignmentBar } from '@aferir/widgets';
import { Suspense } from 'react';
import { lazyOr } from '../../../shared/loading/lazy-or.ts';
import { AssessmentPart, type AssessmentProps } from '../../../shared/requests/assessment-part.tsx';
import type { AskedPerson } from '../../../shared/requests/person-request.tsx';
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

/** Props of {@link PerformanceSheet}. */
export type PerformanceSheetProps = AssessmentProps<Schema<'SheetPerformance'>>;

/** The performance reviews of a person: what is open, the latest scores of both sides and those before them. */
export function PerformanceSheet({ person, part, onOpenReport }: PerformanceSheetProps) {
  const { solicitacao, avaliacoes } = part;
  return (
    <AssessmentPart
      title={texts.title}
      kind={performanceRequests}
      person={person}
      request={solicitacao}
      closeQuestion={solicitacao ? closeQuestion(solicitacao.cdStatus) : ''}
      results={avaliacoes}
      none={texts.noReview}
      obstacle={part.flSemCompetencias ? 'no-competencies' : undefined}
      trend={{
        title: texts.trend,
        rowOf: (review) => ({
          date: dateOf(review),
          value: texts.meansOf(meanText(review.mediaAutoavaliacao), meanText(review.mediaGestores)),
        }),
      }}
      report={texts.viewReport}
      onOpenReport={onOpenReport}
      resend={(request, onClose) => (
        <Suspense fallback={null}>
          <ResendConfirmation person={person} request={request} onClose={onClose} />
        </Suspense>
      )}
    >
      {(latest) => <LatestReview person={person} review={latest} />}
    </AssessmentPart>
  );
}

function LatestReview({ person, review }: { person: AskedPerson; review: Review }) {
  const { mediaAutoavaliacao, mediaGestores, percentualAlinhamento } = review;
  return (
    <>
      <p>{texts.latestOf(dateOf(review), review.nmStatus)}</p>
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

function dateOf({ dtAutoavaliacao, dtTermino }: Review): string {
  return formatDate(dtAutoavaliacao ?? dtTermino);
}

function meanText(mean: number | null): string {
  return mean === null ? texts.noMean : formatMean(mean);
}
