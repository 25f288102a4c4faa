import {
  AferirProvider,
  BehavioralReport,
  DiscQuestionnaire,
  EmployeeDashboard,
  ManagerEvaluation,
  PerformanceReport,
  PerformanceSelfAssessment,
} from '@aferir/widgets';
import type { ReactNode } from 'react';

const widgets: Readonly<Record<string, (hs: string) => ReactNode>> = {
  'behavioral-report': (hs) => <BehavioralReport hs={hs} />,
  'disc-questionnaire': (hs) => <DiscQuestionnaire hs={hs} />,
  'employee-dashboard': () => <EmployeeDashboard companyId={1} />,
  'manager-evaluation': (hs) => <ManagerEvaluation hs={hs} />,
  'performance-report': (hs) => <PerformanceReport hs={hs} />,
  'performance-self-assessment': (hs) => <PerformanceSelfAssessment hs={hs} />,
};

interface PageProps {
  params: Promise<{ widget: string }>;
  searchParams: Promise<{ hs?: string }>;
}

/** Each widget, shown by a server component. */
export default async function Page({ params, searchParams }: PageProps) {
  const { widget } = await params;
  const { hs = '' } = await searchParams;
  return <AferirProvider apiBase={process.env.AFERIR_API}>{widgets[widget]?.(hs)}</AferirProvider>;
}
