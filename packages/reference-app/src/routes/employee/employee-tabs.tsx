import { IconButton, Menu, MenuItem } from '@aferir/ui';
import { Menu as MenuIcon } from 'lucide-react';
import { NavLink, useNavigate } from 'react-router';
import { linkTo, paths } from '../../paths.ts';
import { employeeMessages } from './employee-messages.ts';
import styles from './employee-tabs.module.css';

const TABS = [
  { label: employeeMessages.dashboard, href: linkTo(paths.employeeDashboard) },
  { label: employeeMessages.behavioral, href: linkTo(paths.employeeBehavioral) },
  { label: employeeMessages.performance, href: linkTo(paths.employeePerformance) },
  { label: employeeMessages.assessments, href: linkTo(paths.employeeAssessments) },
];

/** The pages of the employee area: side by side, or in a menu where there is no room. */
export function EmployeeTabs() {
  const navigate = useNavigate();
  return (
    <>
      <nav aria-label={employeeMessages.tabs} className={styles.bar}>
        {TABS.map(({ label, href }) => (
          <NavLink key={href} to={href} className={styles.tab ?? ''}>
            {label}
          </NavLink>
        ))}
      </nav>
      <nav aria-label={employeeMessages.tabs} className={styles.menu}>
        <Menu
          align="start"
          trigger={
            <IconButton label={employeeMessages.openTabs} icon={<MenuIcon />} isTooltipHidden />
          }
        >
          {TABS.map(({ label, href }) => (
            <MenuItem key={href} onSelect={() => navigate(href)}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      </nav>
    </>
  );
}
