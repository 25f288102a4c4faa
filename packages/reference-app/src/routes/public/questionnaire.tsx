import { DiscQuestionnaire, type ErrorDetail } from '@aferir/widgets';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { linkTo, paths } from '../../paths.ts';
import { useServices } from '../../services/services-context.tsx';
import { LeaveWithNotice } from '../../shared/components/leave-with-notice.tsx';
import { WidgetRealm } from '../../shared/components/widget-realm.tsx';

/** `/avaliacao?hs=`: the questionnaire and nothing else. */
export function Component() {
  const { employee } = useServices();
  const [search] = useSearchParams();
  const hs = search.get('hs') ?? '';
  const [failure, setFailure] = useState<ErrorDetail>();
  const firstAccessHref = linkTo(paths.firstAccess, { params: { hash: hs } });

  if (failure?.kind === 'first-access') return <Navigate to={firstAccessHref} replace />;
  if (failure?.isFatal) return <LeaveWithNotice notice={failure.message} />;
  return (
    <main tabIndex={-1}>
      <WidgetRealm session={employee}>
        <DiscQuestionnaire
          hs={hs}
          headingLevel={1}
          tutorialHref={linkTo(paths.discTutorial, { search: { hs } })}
          firstAccessHref={firstAccessHref}
          onError={setFailure}
        />
      </WidgetRealm>
    </main>
  );
}
