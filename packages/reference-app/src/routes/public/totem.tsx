import { getTotemQuery } from '@aferir/api-client/react';
import { CYCLE_KIND_CODES } from '@aferir/domain';
import { Button, EmptyState, Skeleton, SkeletonGroup } from '@aferir/ui';
import { CompanyMark, DiscQuestionnaire, PerformanceSelfAssessment } from '@aferir/widgets';
import { useQuery } from '@tanstack/react-query';
import { Unplug } from 'lucide-react';
import { totemMessages as texts } from '../../features/cycles/totem/totem-messages.ts';
import { type TotemEntry, TotemScreen } from '../../features/cycles/totem/totem-screen.tsx';
import { linkTo, paths } from '../../paths.ts';
import { useServices } from '../../services/services-context.tsx';
import { useLinkHash } from '../../shared/address/use-link-hash.ts';
import { PublicFrame } from '../../shared/frame/public-frame.tsx';
import { WidgetPage } from '../../shared/widgets/widget-page.tsx';

// Nobody comes back by a link here.
const DISC_TEXTS = { introSaved: texts.saved };
const REVIEW_TEXTS = { startSaved: texts.saved };

/** `/totem/{code}`: a shared tablet of a cycle. */
export function Component() {
  const hash = useLinkHash();
  const { anyone } = useServices();
  const { data, error, isFetching, refetch } = useQuery({
    ...getTotemQuery(anyone, { path: { hash } }),
    enabled: hash !== '',
  });
  if (data) {
    const { nmCiclo, nmCliente, logoUrl, corMarca } = data;
    const company = { name: nmCliente, logoUrl, color: corMarca };
    return (
      <TotemScreen hash={hash} cycleName={nmCiclo} brand={<CompanyMark company={company} />}>
        {(entry, onDone) => <Assessment entry={entry} onDone={onDone} />}
      </TotemScreen>
    );
  }
  const isClosed = hash === '' || error?.status === 404;
  return (
    <PublicFrame>
      {error || isClosed ? (
        <EmptyState
          headingLevel={1}
          tone="danger"
          icon={<Unplug />}
          title={isClosed ? texts.closedTitle : texts.openFailed}
          description={error?.message ?? texts.noCode}
          action={
            isClosed ? undefined : (
              <Button isLoading={isFetching} onClick={() => refetch()}>
                {texts.retry}
              </Button>
            )
          }
        />
      ) : (
        <SkeletonGroup label={texts.opening}>
          <Skeleton shape="block" height="320px" />
        </SkeletonGroup>
      )}
    </PublicFrame>
  );
}

function Assessment({ entry, onDone }: { entry: TotemEntry; onDone: () => void }) {
  const { hash, idTipoCiclo } = entry;
  return (
    <WidgetPage>
      {(onError) =>
        idTipoCiclo === CYCLE_KIND_CODES.behavioral ? (
          <DiscQuestionnaire
            hs={hash}
            headingLevel={1}
            tutorialHref={linkTo(paths.discTutorial)}
            messages={DISC_TEXTS}
            onComplete={onDone}
            onError={onError}
          />
        ) : (
          <PerformanceSelfAssessment
            hs={hash}
            headingLevel={1}
            messages={REVIEW_TEXTS}
            onComplete={onDone}
            onError={onError}
          />
        )
      }
    </WidgetPage>
  );
}
