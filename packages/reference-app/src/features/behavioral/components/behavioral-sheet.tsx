import type { Schema } from '@aferir/api-client';
import { describeOutcome, findProfile, formatDate, type ProfileSum } from '@aferir/domain';
import { Button, ShareBar } from '@aferir/ui';
import { profileShares } from '@aferir/widgets';
import { useState } from 'react';
import { OutcomeName } from '../../../shared/assessments/outcome-name.tsx';
import { ResultList } from '../../../shared/assessments/result-list.tsx';
import { PersonPart } from '../../../shared/people/person-part.tsx';
import { type AskedPerson, PersonRequest } from '../../../shared/requests/person-request.tsx';
import { behavioralMessages as texts } from '../behavioral-messages.ts';
import { behavioralRequests } from '../behavioral-requests.ts';
import { ResendDialog } from './resend-dialog.tsx';

type Result = Schema<'SheetDiscResult'>;

/** Props of {@link BehavioralSheet}. */
export interface BehavioralSheetProps {
  person: AskedPerson;
  part: Schema<'SheetBehavioral'>;
  onOpenReport: (responseId: number) => void;
}

/** The behavioral assessments of a person: what is open, the latest profile and those before it. */
export function BehavioralSheet({ person, part, onOpenReport }: BehavioralSheetProps) {
  const [isResending, setResending] = useState(false);
  const { solicitacao, resultados } = part;
  const [latest, ...earlier] = resultados;
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
        kind={behavioralRequests}
        person={person}
        request={solicitacao}
        closeQuestion={texts.closeQuestion}
        onResend={() => setResending(true)}
      />
      {latest ? <LatestProfile result={latest} /> : <p>{texts.noResult}</p>}
      {earlier.length > 0 ? (
        <ResultList
          title={texts.trend}
          rows={resultados.map(({ idResposta, nmPerfil, dtTermino }) => ({
            id: idResposta,
            date: formatDate(dtTermino),
            value: nmPerfil,
          }))}
        />
      ) : null}
      <ResendDialog
        person={person}
        request={
          isResending && solicitacao
            ? { idOrganogramaPessoa: person.id, idResposta: solicitacao.idResposta }
            : undefined
        }
        onClose={() => setResending(false)}
      />
    </PersonPart>
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
