import type { ApiProblem, Schema } from '@aferir/api-client';
import { getTotemQuery } from '@aferir/api-client/react';
import {
  CYCLE_KIND_CODES,
  DEFAULT_LANGUAGE,
  type Language,
  languageOf,
  languageQuery,
} from '@aferir/domain';
import { Button, EmptyState, Skeleton, SkeletonGroup } from '@aferir/ui';
import { CompanyMark, DiscQuestionnaire, PerformanceSelfAssessment } from '@aferir/widgets';
import { useQuery } from '@tanstack/react-query';
import { Unplug } from 'lucide-react';
import { useMemo, useState } from 'react';
import { totemTexts } from '../../features/cycles/totem/totem-messages.ts';
import { type TotemEntry, TotemScreen } from '../../features/cycles/totem/totem-screen.tsx';
import { linkTo, paths } from '../../paths.ts';
import { useServices } from '../../services/services-context.tsx';
import { useLinkHash } from '../../shared/address/use-link-hash.ts';
import { PublicFrame } from '../../shared/frame/public-frame.tsx';
import { OfferedLanguages } from '../../shared/language/offered-languages.tsx';
import { useSpeech, useTexts } from '../../shared/language/speech-context.tsx';
import { Spoken } from '../../shared/language/spoken.tsx';
import { useVisitorLanguage } from '../../shared/language/use-visitor-language.ts';
import { WidgetPage } from '../../shared/widgets/widget-page.tsx';

/** `/totem/{code}`: a shared tablet of a cycle. */
export function Component() {
  const hash = useLinkHash();
  const { anyone } = useServices();
  const texts = useTexts(totemTexts);
  const { data, error, isFetching, refetch } = useQuery({
    ...getTotemQuery(anyone, { path: { hash } }),
    enabled: hash !== '',
  });
  const visitors = useVisitorLanguage();
  if (data) {
    return <Totem key={hash} hash={hash} totem={data} />;
  }
  if (error || hash === '') {
    return (
      <Spoken language={error ? languageOf(error.language) : visitors}>
        <ShutTotem problem={error} isRetrying={isFetching} onRetry={() => refetch()} />
      </Spoken>
    );
  }
  return (
    <PublicFrame>
      <SkeletonGroup label={texts.opening}>
        <Skeleton shape="block" height="320px" />
      </SkeletonGroup>
    </PublicFrame>
  );
}

interface ShutTotemProps {
  /** Why it could not be opened; null where its address has no code. */
  problem: ApiProblem | null;
  isRetrying: boolean;
  onRetry: () => void;
}

/** A totem that nobody can come in at, in the language that the server has said so in. */
function ShutTotem({ problem, isRetrying, onRetry }: ShutTotemProps) {
  const texts = useTexts(totemTexts);
  const isClosed = !problem || problem.status === 404;
  return (
    <PublicFrame>
      <EmptyState
        headingLevel={1}
        tone="danger"
        icon={<Unplug />}
        title={isClosed ? texts.closedTitle : texts.openFailed}
        description={problem?.message ?? texts.noCode}
        action={
          isClosed ? undefined : (
            <Button isLoading={isRetrying} onClick={onRetry}>
              {texts.retry}
            </Button>
          )
        }
      />
    </PublicFrame>
  );
}

const onlyDefault: readonly Language[] = [DEFAULT_LANGUAGE];

/** The totem in the language that whoever is there has chosen. The page is opened anew for the next one, who begins in the company's. */
function Totem({ hash, totem }: { hash: string; totem: Schema<'Totem'> }) {
  const { nmCiclo, nmCliente, logoUrl, corMarca, lstIdiomas: offered = onlyDefault } = totem;
  const first = languageOf(offered[0]);
  const [language, choose] = useState(first);
  const languages = useMemo(
    () => ({
      choice: <OfferedLanguages offered={offered} chosen={language} onChoose={choose} />,
      isChosen: language !== first,
      forget: () => choose(first),
    }),
    [offered, language, first],
  );
  return (
    <Spoken language={language}>
      <TotemScreen
        hash={hash}
        cycleName={nmCiclo}
        brand={<CompanyMark company={{ name: nmCliente, logoUrl, color: corMarca }} />}
        languages={languages}
      >
        {(entry, onDone) => <Assessment entry={entry} onDone={onDone} />}
      </TotemScreen>
    </Spoken>
  );
}

function Assessment({ entry, onDone }: { entry: TotemEntry; onDone: () => void }) {
  const { hash, idTipoCiclo } = entry;
  const { language } = useSpeech();
  const { saved } = useTexts(totemTexts);
  // Nobody comes back by a link here.
  const discTexts = useMemo(() => ({ introSaved: saved }), [saved]);
  const reviewTexts = useMemo(() => ({ startSaved: saved }), [saved]);
  return (
    <WidgetPage lang={language}>
      {(onError) =>
        idTipoCiclo === CYCLE_KIND_CODES.behavioral ? (
          <DiscQuestionnaire
            hs={hash}
            headingLevel={1}
            tutorialHref={linkTo(paths.discTutorial, { search: languageQuery(language) })}
            messages={discTexts}
            onComplete={onDone}
            onError={onError}
          />
        ) : (
          <PerformanceSelfAssessment
            hs={hash}
            headingLevel={1}
            messages={reviewTexts}
            onComplete={onDone}
            onError={onError}
          />
        )
      }
    </WidgetPage>
  );
}
