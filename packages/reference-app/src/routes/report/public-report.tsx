import type { Schema } from '@aferir/api-client';
import { BehavioralReport, PerformanceReport } from '@aferir/widgets';
import { OpenedLink } from '../../features/access/links/opened-link.tsx';
import { useServices } from '../../services/services-context.tsx';
import { LinkFrame } from '../../shared/frame/link-frame.tsx';
import { WidgetRealm } from '../../shared/widgets/widget-realm.tsx';

/** Props of {@link PublicReport}. */
export interface PublicReportProps {
  hs: string;
  /** Compares with this manager alone. */
  managerId: number | undefined;
}

/** The report that a link opens, without signing in; the link says of which kind it is. */
export function PublicReport({ hs, managerId }: PublicReportProps) {
  return (
    <LinkFrame hash={hs} width="wide">
      <OpenedLink hash={hs}>
        {({ tipo }) => <LinkedReport hs={hs} type={tipo} managerId={managerId} />}
      </OpenedLink>
    </LinkFrame>
  );
}

interface LinkedReportProps extends PublicReportProps {
  type: Schema<'LinkInfo'>['tipo'];
}

function LinkedReport({ hs, type, managerId }: LinkedReportProps) {
  const { employee } = useServices();
  const common = { hs, headingLevel: 1 } as const;
  return (
    <WidgetRealm session={employee}>
      {type === 'desempenho' ? (
        <PerformanceReport {...common} managerId={managerId} />
      ) : (
        <BehavioralReport {...common} />
      )}
    </WidgetRealm>
  );
}
