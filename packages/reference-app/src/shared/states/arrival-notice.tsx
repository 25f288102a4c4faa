import { Notice } from '@aferir/ui';
import { useAddress, useGo } from '../navigation/navigation.tsx';
import { noticeIn } from './arrival.ts';
import styles from './arrival-notice.module.css';

/** Says why the person is on this page, when something else than their wish led here. */
export function ArrivalNotice() {
  const { pathname, search, state } = useAddress();
  const go = useGo();
  const notice = noticeIn(state);
  if (!notice) return null;
  return (
    <Notice
      tone="warning"
      role="alert"
      className={styles.root}
      onClose={() => go(`${pathname}${search}`, { replace: true, state: null })}
    >
      {notice}
    </Notice>
  );
}
