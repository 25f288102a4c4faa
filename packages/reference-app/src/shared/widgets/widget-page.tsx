import { languageOfSaid } from '@aferir/api-client';
import { DEFAULT_LANGUAGE, type Language, languageOf } from '@aferir/domain';
import type { ErrorDetail } from '@aferir/widgets';
import { type ReactNode, useState } from 'react';
import { useServices } from '../../services/services-context.tsx';
import type { SpokenPage } from '../language/page-texts.ts';
import { usePageTexts } from '../language/use-page-texts.ts';
import { Redirect } from '../navigation/redirect.tsx';
import { WidgetRealm } from './widget-realm.tsx';

/** Props of {@link WidgetPage}. */
export interface WidgetPageProps {
  /** Which page it is, where nothing around it has the document speak; left out inside of what does. */
  page?: SpokenPage;
  /** What it speaks. @default 'pt-BR' */
  lang?: Language;
  /** Where a password is made, for a widget that may ask for one first. */
  firstAccessHref?: string;
  /** Draws the widget, which tells its failures. */
  children: (onError: (detail: ErrorDetail) => void) => ReactNode;
}

/** One widget and nothing else: it says by itself what its link does not open. */
export function WidgetPage({
  page,
  lang = DEFAULT_LANGUAGE,
  firstAccessHref,
  children,
}: WidgetPageProps) {
  const { employee } = useServices();
  const [failure, setFailure] = useState<ErrorDetail>();
  // Of a link that opens nothing the server alone knows whose it was.
  const said = failure && languageOfSaid(failure.message);
  const spoken = said ? languageOf(said) : lang;
  usePageTexts(page, spoken);
  if (failure?.kind === 'first-access' && firstAccessHref) return <Redirect to={firstAccessHref} />;
  return (
    <main tabIndex={-1}>
      <WidgetRealm session={employee} lang={spoken}>
        {children(setFailure)}
      </WidgetRealm>
    </main>
  );
}
