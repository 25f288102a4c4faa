import { ClipboardCheck, House, type LucideIcon, Radar, TrendingUp } from 'lucide-react';
import { NavLink } from 'react-router';
import { linkTo, paths } from '../../paths.ts';
import { employeeMessages } from './employee-messages.ts';
import styles from './employee-tabs.module.css';

interface Tab {
  label: string;
  /** What fits below an icon on a phone. It is part of the label. */
  shortLabel: string;
  icon: LucideIcon;
  href: string;
}

const TABS: readonly Tab[] = [
  {
    label: employeeMessages.dashboard,
    shortLabel: employeeMessages.dashboard,
    icon: House,
    href: linkTo(paths.employeeDashboard),
  },
  {
    label: employeeMessages.behavioral,
    shortLabel: employeeMessages.behavioralShort,
    icon: Radar,
    href: linkTo(paths.employeeBehavioral),
  },
  {
    label: employeeMessages.performance,
    shortLabel: employeeMessages.performanceShort,
    icon: TrendingUp,
    href: linkTo(paths.employeePerformance),
  },
  {
    label: employeeMessages.assessments,
    shortLabel: employeeMessages.assessmentsShort,
    icon: ClipboardCheck,
    href: linkTo(paths.employeeAssessments),
  },
];

/** The pages of the employee area: in the header, or at the foot of a phone, within reach of a thumb. */
export function EmployeeTabs() {
  return (
    <nav aria-label={employeeMessages.tabs} className={styles.root}>
      {TABS.map(({ label, shortLabel, icon: Icon, href }) => (
        <NavLink key={href} to={href} aria-label={label} className={styles.tab ?? ''}>
          <Icon className={styles.icon} aria-hidden />
          <span className={styles.label}>{label}</span>
          <span className={styles.short}>{shortLabel}</span>
        </NavLink>
      ))}
    </nav>
  );
}
