import { Button } from '@aferir/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { ResultList, type ResultRow } from '../assessments/result-list.tsx';
import { PersonPart } from '../people/person-part.tsx';
import { type AskedPerson, PersonRequest, type PersonRequestProps } from './person-request.tsx';
import { type SendObstacle, SendObstacleContext } from './send-obstacle.tsx';

/** What the page of a person gives to the part of an assessment. */
export interface AssessmentProps<Part> {
  person: AskedPerson;
  part: Part;
  onOpenReport: (responseId: number) => void;
}

/** Props of {@link AssessmentPart}. */
export interface AssessmentPartProps<Result extends { idResposta: number }>
  extends Pick<PersonRequestProps, 'kind' | 'person' | 'request' | 'closeQuestion'> {
  title: string;
  /** Newest first. */
  results: readonly Result[];
  /** The latest of them, told in full. */
  children: (latest: Result) => ReactNode;
  /** Said where there is none yet. */
  none: string;
  /** How it went from one result to the next, once there are several. */
  trend: { readonly title: string; readonly rowOf: (result: Result) => Omit<ResultRow, 'id'> };
  report: string;
  onOpenReport: (responseId: number) => void;
  /** What keeps the company from sending any such request. */
  obstacle?: SendObstacle | undefined;
  /** Asks before the open request is sent again. */
  resend: (request: NonNullable<PersonRequestProps['request']>, onClose: () => void) => ReactNode;
}

/** An assessment of a person: what is open, the latest result and those before it. */
export function AssessmentPart<Result extends { idResposta: number }>({
  title,
  results,
  children,
  none,
  trend,
  report,
  onOpenReport,
  obstacle,
  resend,
  request,
  ...asked
}: AssessmentPartProps<Result>) {
  // Which one: another that comes to be open meanwhile is not asked about.
  const [resent, setResent] = useState<number>();
  const [latest] = results;
  const knownObstacle = useMemo(() => ({ obstacle, tell: () => undefined }), [obstacle]);
  return (
    <PersonPart
      title={title}
      {...(latest && {
        actions: (
          <Button size="s" variant="secondary" onClick={() => onOpenReport(latest.idResposta)}>
            {report}
          </Button>
        ),
      })}
    >
      <SendObstacleContext value={knownObstacle}>
        <PersonRequest
          {...asked}
          request={request}
          onResend={() => setResent(request?.idResposta)}
        />
      </SendObstacleContext>
      {latest ? children(latest) : <p>{none}</p>}
      {results.length > 1 ? (
        <ResultList
          title={trend.title}
          rows={results.map((result) => ({ ...trend.rowOf(result), id: result.idResposta }))}
        />
      ) : null}
      {request && request.idResposta === resent
        ? resend(request, () => setResent(undefined))
        : null}
    </PersonPart>
  );
}
