import type { ReactNode } from 'react';
import { ContentNote } from '../../shared/language/content-note.tsx';
import page from '../../shared/page/page.module.css';
import type { DashboardView } from '../employee-dashboard.types.ts';

export interface DashboardFrameProps {
  step: string;
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
