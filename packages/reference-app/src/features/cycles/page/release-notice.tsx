import type { Schema } from '@aferir/api-client';
import { formatDate, SECTION } from '@aferir/domain';
import { Button, Notice, useFocusHeir } from '@aferir/ui';
import { Suspense, useRef, useState } from 'react';
import { linkTo, paths } from '../../../paths.ts';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { GRID_PARAMS } from '../../../shared/address/param-names.ts';
import { lazyOr } from '../../../shared/loading/lazy-or.ts';
import { Link } from '../../../shared/navigation/link.tsx';
import { ListLink } from '../../../shared/navigation/list-link.tsx';
import { LostPart } from '../../../shared/states/lost-part.tsx';
import styles from './cycle-page.module.css';
import { cyclePageMessages as texts } from './cycle-page-messages.ts';
import { RESULT_UNMAILED_FILTER } from './participation-filters.ts';
import type { ReleaseDialogProps } from './release-dialog.tsx';

// The page would wait for what a field of a day is made of.
const ReleaseDialog = lazyOr<ReleaseDialogProps>(
  async () => (await import('./release-dialog.tsx')).ReleaseDialog,
  LostPart,
);

/** The people of a cycle who have a result that no mail tells them of. */
function unmailedList(cycleId: number): string {
  return linkTo(paths.staffCycle, {
    params: { id: String(cycleId) },
    search: { [GRID_PARAMS.filter]: RESULT_UNMAILED_FILTER },
  });
}

/** Says whether the results of a cycle are held, and until when, and releases them. */
export function ReleaseNotice({ cycle }: { cycle: Schema<'CycleContent'> }) {
  const { has } = useSectionRights(SECTION.cycles);
  const notice = useRef<HTMLDivElement>(null);
  // The button that releases goes once that is done.
  const noteFocus = useFocusHeir(notice);
  const focused = { ref: notice, tabIndex: -1, onFocus: noteFocus };
  const [isOpen, setIsOpen] = useState(false);
  const { has: seesResults } = useSectionRights(SECTION.performance);
  const { dtLiberacao, dtLiberados, qtdRetidos, qtdNotasCalibradas: adjusted } = cycle;
  const calibration = seesResults('visualizar') ? (
    <Button asChild size="s" variant="secondary">
      <Link to={linkTo(paths.staffCalibration, { params: { id: String(cycle.idCiclo) } })}>
        {dtLiberados === null && has('alterar') ? texts.calibrate : texts.seeCalibration}
      </Link>
    </Button>
  ) : null;
  const told = adjusted > 0 ? ` ${texts.calibrated(adjusted)}` : '';
  const unmailed = cycle.qtdProntosSemEmail;
  const seeUnmailed =
    unmailed > 0 ? (
      <Button asChild size="s" variant="secondary">
        <ListLink to={unmailedList(cycle.idCiclo)}>{texts.seeUntold}</ListLink>
      </Button>
    ) : null;
  if (dtLiberados !== null) {
    return (
      <Notice
        {...focused}
        action={
          seeUnmailed || adjusted > 0 ? (
            <span className={styles.noticeActions}>
              {seeUnmailed}
              {adjusted > 0 ? calibration : null}
            </span>
          ) : null
        }
      >
        {`${texts.releasedOn(formatDate(dtLiberados))}${unmailed > 0 ? ` ${texts.releasedUnmailed(unmailed)}` : ''}${told}`}
      </Notice>
    );
  }
  const until = dtLiberacao === null ? texts.heldOpen : texts.heldUntil(formatDate(dtLiberacao));
  return (
    <>
      <Notice
        {...focused}
        action={
          calibration || seeUnmailed || has('alterar') ? (
            <span className={styles.noticeActions}>
              {seeUnmailed}
              {calibration}
              {has('alterar') ? (
                <Button size="s" variant="secondary" onClick={() => setIsOpen(true)}>
                  {texts.release}
                </Button>
              ) : null}
            </span>
          ) : null
        }
      >
        {`${texts.held(qtdRetidos)} ${until}${unmailed > 0 ? ` ${texts.readyUnmailed(unmailed)}` : ''}${told}`}
      </Notice>
      {isOpen ? (
        <Suspense fallback={null}>
          <ReleaseDialog cycle={cycle} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
