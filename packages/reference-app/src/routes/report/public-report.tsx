import { DEFAULT_LANGUAGE } from '@aferir/domain';
import { workingPage } from '../../features/access/links/link-pages.ts';
import { OpenedLink } from '../../features/access/links/opened-link.tsx';
import { useServices } from '../../services/services-context.tsx';
import { LinkFrame } from '../../shared/frame/link-frame.tsx';
import { useLinkLanguage } from '../../shared/language/use-link-language.ts';
import { usePageTexts } from '../../shared/language/use-page-texts.ts';
import { Redirect } from '../../shared/navigation/redirect.tsx';
import { WidgetRealm } from '../../shared/widgets/widget-realm.tsx';
import { hasReport, ReportOfKind } from './report-of-kind.tsx';

/** Props of {@link PublicReport}. */
export interface PublicReportProps {
  hs: string;
  /** Compares with this manager alone. */
  managerId: number | undefined;
}

/** The report that a link opens, without signing in; the link says of which kind it is, and one of a kind without a report leads on. */
export function PublicReport({ hs, managerId }: PublicReportProps) {
  const { employee } = useServices();
  const lang = useLinkLanguage(hs);
  const texts = usePageTexts('report', lang);
  // What a link that opens nothing says has the app speak: the frame goes with it.
  const ofFrame = lang === DEFAULT_LANGUAGE ? undefined : lang;
  return (
    <LinkFrame hash={hs} width="wide" lang={ofFrame} skipLabel={texts?.skipToContent}>
      <OpenedLink hash={hs}>
        {(link) =>
          hasReport(link.tipo) ? (
            <WidgetRealm session={employee} lang={lang}>
              <ReportOfKind kind={link.tipo} hs={hs} managerId={managerId} />
            </WidgetRealm>
          ) : (
            <Redirect to={workingPage(hs, link)} />
          )
        }
      </OpenedLink>
    </LinkFrame>
  );
}
