import type { Schema } from '@aferir/api-client';
import { SECTION } from '@aferir/domain';
import { Button, Notice } from '@aferir/ui';
import { linkTo, paths } from '../../../paths.ts';
import { GRID_PARAMS } from '../../../shared/address/param-names.ts';
import { ListLink } from '../../../shared/navigation/list-link.tsx';
import { useMayHandLinks } from '../../../shared/requests/hand-link.tsx';
import { PrintSlips } from '../slips/print-slips.tsx';
import styles from './cycle-page.module.css';
import { cyclePageMessages as texts } from './cycle-page-messages.ts';
import { UNMAILED_FILTER } from './participation-filters.ts';

/** Props of {@link UnmailedNotice}. */
export interface UnmailedNoticeProps {
  cycle: Schema<'CycleContent'>;
  /** How many people have still to answer whom no mail reaches. */
  count: number;
}

/** Says how many have still to answer whom no mail reaches, and what can be done about it. */
export function UnmailedNotice({ cycle, count }: UnmailedNoticeProps) {
  const mayPrint = useMayHandLinks(SECTION.cycles);
  const search = { [GRID_PARAMS.filter]: UNMAILED_FILTER };
  const list = linkTo(paths.staffCycle, { params: { id: String(cycle.idCiclo) }, search });
  return (
    <Notice
      action={
        <span className={styles.noticeActions}>
          <Button asChild size="s" variant="secondary">
            <ListLink to={list}>{texts.seeUnmailed(count)}</ListLink>
          </Button>
          {mayPrint ? <PrintSlips cycle={cycle} count={count} /> : null}
        </span>
      }
    >
      {texts.unmailed(count)}
    </Notice>
  );
}
