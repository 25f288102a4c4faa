import type { Schema } from '@aferir/api-client';
import {
  decideRaterMutation,
  listRatersQuery,
  proposeRaterMutation,
  writeShown,
} from '@aferir/api-client/react';
import { Badge, type BadgeTone, Button, Dialog, Notice } from '@aferir/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { problemDetail } from '../host/problem-detail.ts';
import { useWidget, WidgetPart } from '../host/use-widget.tsx';
import { SaidText } from '../language/use-said.tsx';
import { toPart } from '../report/part-state.ts';
import { ReportPart } from '../report/report-part.tsx';
import type { WithAround } from './around.messages.ts';
import styles from './around.module.css';
import { CandidateSearch } from './candidate-search.tsx';

type Rater = Schema<'Rater'>;

export interface RatersDialogProps {
  review: Schema<'AroundReview'>;
  onClose: () => void;
}

const GROUPS = ['par', 'liderado'] as const;

const TONES: Readonly<Record<Rater['tpSituacao'], BadgeTone>> = {
  proposto: 'warning',
  recusado: 'neutral',
  convidado: 'accent',
};

/** Who rates a person from around, and where somebody is proposed, approved or refused. */
export function RatersDialog({ review, onClose }: RatersDialogProps) {
  const { client, messages } = useWidget<WithAround>();
  const texts = messages.around;
  const queries = useQueryClient();
  const { idResposta } = review;
  const raters = useQuery({
    ...listRatersQuery(client, { query: { idResposta } }),
    refetchOnMount: 'always',
  });
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function act(name: string, write: () => Promise<unknown>) {
    if (busy !== null) return;
    setBusy(name);
    setProblem(null);
    try {
      await write();
    } catch (cause) {
      const { kind, message } = problemDetail(cause);
      setProblem(message);
      // What has changed or is gone has been read again by the write.
      if (kind === 'forbidden') await raters.refetch();
    }
    setBusy(null);
  }

  const decide = (idAvaliador: number, flAprovado: boolean) =>
    act(`${flAprovado}-${idAvaliador}`, () =>
      writeShown(queries, decideRaterMutation(client), { body: { idAvaliador, flAprovado } }),
    );
  const propose = (idOrganogramaPessoa: number) =>
    act(`propose-${idOrganogramaPessoa}`, () =>
      writeShown(queries, proposeRaterMutation(client), {
        body: { idResposta, idOrganogramaPessoa },
      }),
    );

  return (
    <Dialog
      isOpen
      title={review.flPropria ? texts.ownRaters : texts.ratersOf(review.nmPessoa)}
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <WidgetPart headingLevel={1}>
        <ReportPart
          part={toPart(raters)}
          loadingLabel={texts.loadingRaters}
          emptyLabel={texts.ratersFailed}
          isEmpty={() => false}
          onRetry={() => void raters.refetch()}
        >
          {({ rows, podePropor, qtdMinima, qtdMaxima }) => (
            <div className={styles.section}>
              <p className={styles.muted}>{texts.groupHint(qtdMinima, qtdMaxima)}</p>
              {GROUPS.map((group) => (
                <section key={group} className={styles.group} aria-label={texts.groups[group]}>
                  <h2 className={styles.heading}>{texts.groups[group]}</h2>
                  <RaterRows
                    raters={rows.filter(({ tpGrupo }) => tpGrupo === group)}
                    none={texts.noneOf[group]}
                    busy={busy}
                    onDecide={(id, isApproved) => void decide(id, isApproved)}
                  />
                </section>
              ))}
              {/* Stays mounted: readers announce only what enters an existing region. */}
              <div role="alert">
                {problem ? (
                  <Notice tone="danger">
                    <SaidText sentence={problem} />
                  </Notice>
                ) : null}
              </div>
              {podePropor ? (
                <CandidateSearch
                  responseId={idResposta}
                  busy={busy}
                  onPropose={(id) => void propose(id)}
                />
              ) : null}
            </div>
          )}
        </ReportPart>
      </WidgetPart>
    </Dialog>
  );
}

interface RaterRowsProps {
  raters: readonly Rater[];
  /** Said where there is none. */
  none: string;
  busy: string | null;
  onDecide: (id: number, isApproved: boolean) => void;
}

function RaterRows({ raters, none, busy, onDecide }: RaterRowsProps) {
  const { messages } = useWidget<WithAround>();
  const texts = messages.around;
  if (raters.length === 0) return <p className={styles.muted}>{none}</p>;
  return (
    <ul className={styles.list}>
      {raters.map((rater) => {
        const { idAvaliador, nmPessoa, tpSituacao } = rater;
        return (
          <li key={idAvaliador} className={styles.row}>
            <div className={styles.about}>
              <p className={styles.name}>{nmPessoa}</p>
              <p className={styles.muted}>
                {[rater.nmCargo, rater.nmDepartamento].filter(Boolean).join(' · ')}
              </p>
              {rater.flSemEmail ? <p>{texts.withoutEmail(nmPessoa)}</p> : null}
            </div>
            <div className={styles.actions}>
              <Badge tone={TONES[tpSituacao]}>
                {rater.flAtivo ? texts.states[tpSituacao] : texts.gone}
              </Badge>
              {rater.podeAprovar ? (
                <Button
                  size="s"
                  aria-label={texts.actionOf(texts.approve, nmPessoa)}
                  isLoading={busy === `true-${idAvaliador}`}
                  onClick={() => onDecide(idAvaliador, true)}
                >
                  {texts.approve}
                </Button>
              ) : null}
              {rater.podeRecusar ? (
                <Button
                  size="s"
                  variant="secondary"
                  aria-label={texts.actionOf(texts.refuse, nmPessoa)}
                  isLoading={busy === `false-${idAvaliador}`}
                  onClick={() => onDecide(idAvaliador, false)}
                >
                  {texts.refuse}
                </Button>
              ) : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
