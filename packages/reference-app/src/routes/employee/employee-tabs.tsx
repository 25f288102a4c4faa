import { ClipboardCheck, House, type LucideIcon, Radar, TrendingUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { linkTo, paths } from '../../paths.ts';
import { useTexts } from '../../shared/language/speech-context.tsx';
import { type employeeMessages, employeeTexts } from './employee-messages.ts';
import styles from './employee-tabs.module.css';

type Text = keyof typeof employeeMessages;

interface Tab {
  label: Text;
  /** What fits below an icon on a phone. It is part of the label. */
  shortLabel: Text;
  icon: LucideIcon;
  href: string;
}

const TABS: readonly Tab[] = [
  {
    label: 'dashboard',
    shortLabel: 'dashboard',
    icon: House,
    href: linkTo(paths.employeeDashboard),
  },
  {
    label: 'behavioral',
    shortLabel: 'behavioralShort',
    icon: Radar,
    href: linkTo(paths.employeeBehavioral),
  },
  {
    label: 'performance',
    shortLabel: 'performanceShort',
    icon: TrendingUp,
    href: linkTo(paths.employeePerformance),
  },
  {
    label: 'assessments',
    shortLabel: 'assessmentsShort',
    icon: ClipboardCheck,
    href: linkTo(paths.employeeAssessments),
  },
];

/** The pages of the employee area: in the header, or at the foot of a phone, within reach of a thumb. */
export function EmployeeTabs() {
  const texts = useTexts(employeeTexts);
  const tabs = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another tab
  useEffect(() => {
    const current = tabs.current?.querySelector('[aria-current="page"]');
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);

  return (
    <nav ref={tabs} aria-label={texts.tabs} className={styles.root}>
      {TABS.map(({ label, shortLabel, icon: Icon, href }) => (
        <NavLink key={href} to={href} aria-label={texts[label]} className={styles.tab ?? ''}>
          <Icon className={styles.icon} aria-hidden />
          <span className={styles.label}>{texts[label]}</span>
          <span className={styles.short}>{texts[shortLabel]}</span>
        </NavLink>
      ))}
    </nav>
  );
}
