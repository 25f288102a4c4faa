import { Notice } from '@aferir/ui';
import { sessionTexts } from '../../services/session-messages.ts';
import { useTexts } from '../language/speech-context.tsx';
import { useAddress, useGo } from '../navigation/navigation.tsx';
import { toldIn } from '../navigation/page-state.ts';
import styles from './arrival-notice.module.css';

/** Says why the person is on this page, when something else than their wish led here. */
export function ArrivalNotice() {
  const { pathname, search, state } = useAddress();
  const go = useGo();
  const texts: Readonly<Record<string, string>> = useTexts(sessionTexts);
  const notice = toldIn(state, 'notice');
  if (!notice || !Object.hasOwn(texts, notice)) return null;
  return (
    <Notice
      tone="warning"
      role="alert"
      className={styles.root}
      onClose={() => go(`${pathname}${search}`, { replace: true, state: null })}
    >
      {texts[notice]}
    </Notice>
  );
}
