import { Notice } from '@aferir/ui';
import { useLocation, useNavigate } from 'react-router';
import { noticeIn } from './arrival.ts';
import styles from './arrival-notice.module.css';

/** Says why the person is on this page, when something else than their wish led here. */
export function ArrivalNotice() {
  const location = useLocation();
  const navigate = useNavigate();
  const notice = noticeIn(location.state);
  if (!notice) return null;
  return (
    <Notice
      tone="warning"
      role="alert"
      className={styles.root}
      onClose={() => navigate(location, { replace: true, state: null })}
    >
      {notice}
    </Notice>
  );
}
