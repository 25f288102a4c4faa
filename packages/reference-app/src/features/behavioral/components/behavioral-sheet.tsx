import type { Schema } from '@aferir/api-client';
import { describeOutcome, findProfile, formatDate, type ProfileSum } from '@aferir/domain';
import { ShareBar } from '@aferir/ui';
import { profileShares } from '@aferir/widgets';
import { OutcomeName } from '../../../shared/assessments/outcome-name.tsx';
import { AssessmentPart, type AssessmentProps } from '../../../shared/requests/assessment-part.tsx';
import { behavioralMessages as texts } from '../behavioral-messages.ts';
import { behavioralRequests } from '../behavioral-requests.ts';
import { ResendDialog } from './resend-dialog.tsx';

type Result = Schema<'SheetDiscResult'>;

/** Props of {@link BehavioralSheet}. */
export type BehavioralSheetProps = AssessmentProps<Schema<'SheetBehavioral'>>;

/** The behavioral assessments of a person: what is open, the latest profile and those before it. */
export function BehavioralSheet({ person, part, onOpenReport }: BehavioralSheetProps) {
  return (
    <AssessmentPart
      title={texts.title}
      kind={behavioralRequests}
      person={person}
      request={part.solicitacao}
      closeQuestion={texts.closeQuestion}
      results={part.resultados}
      none={texts.noResult}
      trend={{
        title: texts.trend,
        rowOf: ({ nmPerfil, dtTermino }) => ({ date: formatDate(dtTermino), value: nmPerfil }),
      }}
      report={texts.viewReport}
      onOpenReport={onOpenReport}
      resend={({ idResposta }, onClose) => (
        <ResendDialog
          person={person}
          request={{ idOrganogramaPessoa: person.id, idResposta }}
          onClose={onClose}
        />
      )}
    >
      {(latest) => <LatestProfile result={latest} />}
    </AssessmentPart>
  );
}

function LatestProfile({ result: { nmPerfil, dtTermino, somas } }: { result: Result }) {
  const sums = somas.flatMap(({ nmPerfil: name, soma }): ProfileSum[] => {
    const profile = findProfile(name);
    return profile ? [{ profile, sum: soma }] : [];
  });
  return (
    <>
      <p>
        <strong>
          <OutcomeName name={nmPerfil} />
        </strong>{' '}
        <span>{texts.answeredAt(formatDate(dtTermino))}</span>
      </p>
      <ShareBar label={texts.shares} shares={profileShares(describeOutcome(sums))} />
    </>
  );
}
