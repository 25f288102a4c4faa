import type { ReactNode } from 'react';
import { ContentNote, type SessionStep } from '../../shared/language/content-note.tsx';
import page from '../../shared/page/page.module.css';
import type { DashboardState } from '../employee-dashboard.controller.ts';
import type { DashboardView } from '../employee-dashboard.types.ts';

export interface DashboardFrameProps {
  step: DashboardState['step'] | SessionStep;
  /** Left out before anybody has signed in. */
  view?: DashboardView;
  label: string;
  children: ReactNode;
}

/** What stands around the dashboard, whatever it shows. */
export function DashboardFrame({ step, view, label, children }: DashboardFrameProps) {
  return (
    <section
      className={`aferir-employee-dashboard ${page.root}`}
      part="dashboard"
      data-step={step}
      data-view={view}
      aria-label={label}
    >
      {children}
      <ContentNote step={step} />
    </section>
  );
}
