import { isApiProblem } from '@aferir/api-client';
import { saveAgreementMutation, writeShown } from '@aferir/api-client/react';
import {
  AGREEMENT_LIMITS,
  type AgreementField,
  type AgreementSide,
  asSentence,
  checkAgreement,
  dateOnlyOf,
} from '@aferir/domain';
import {
  Button,
  CountedTextField,
  DateField,
  Dialog,
  Notice,
  RadioGroupField,
  SelectField,
  TextAreaField,
} from '@aferir/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { OpenAgreement } from '../../shared/agreements/agreements.data.ts';
import type { WithAgreements } from '../../shared/agreements/agreements.messages.ts';
import styles from '../../shared/agreements/agreements.module.css';
import { problemDetail } from '../../shared/host/problem-detail.ts';
import { useWidget, WidgetPart } from '../../shared/host/use-widget.tsx';
import type { SelfScore } from '../../shared/score-comparison/score-comparison.ts';

export interface AgreementDialogProps {
  responseId: number;
  /** Whose review it is. */
  person: string;
  /** The one that is changed; null: a new one. */
  agreement: OpenAgreement | null;
  competencies: readonly Pick<SelfScore, 'id' | 'name'>[];
  /** What the changed one is like as it was read last. */
  latest: (id: number) => Promise<OpenAgreement | undefined>;
  onClose: () => void;
}

const NO_COMPETENCY = '0';

/** Where an agreement is written or changed. What was typed stays until it is saved. */
export function AgreementDialog(props: AgreementDialogProps) {
  const { responseId, person, agreement, competencies, latest, onClose } = props;
  const { client, messages } = useWidget<WithAgreements>();
  const texts = messages.agreements;
  const queries = useQueryClient();
  const formId = useId();
  const [draft, setDraft] = useState(() => ({
    goal: agreement?.goal ?? '',
    action: agreement?.action ?? '',
    doer: agreement?.doer ?? ('person' as AgreementSide),
    dueOn: agreement?.dueOn ?? '',
    competencyId: agreement?.competencyId ?? null,
  }));
  const [version, setVersion] = useState(agreement?.version);
  /** How often saving was tried: faults are told from the first on, and go as they are mended. */
  const [tries, setTries] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  const change = (changes: Partial<typeof draft>) => setDraft({ ...draft, ...changes });
  const faults = checkAgreement(draft, {
    today: dateOnlyOf(new Date()),
    formerDueOn: agreement?.dueOn,
    competencyIds: competencies.map(({ id }) => id),
  });
  const faultOf = (field: AgreementField) => {
    const fault = tries > 0 ? faults.find((one) => one.field === field) : undefined;
    return fault && texts.faults[fault.kind];
  };

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    setTries(tries + 1);
    setProblem(null);
    if (faults.length > 0) return;
    setSaving(true);
    try {
      await writeShown(queries, saveAgreementMutation(client), {
        body: {
          idCombinado: agreement?.id ?? 0,
          ...(version !== undefined && { nrVersao: version }),
          idResposta: responseId,
          dsObjetivo: draft.goal,
          dsAcao: draft.action,
          tpResponsavel: draft.doer === 'manager' ? 'gestor' : 'pessoa',
          dtPrazo: draft.dueOn,
          idCompetencia: draft.competencyId,
        },
      });
      onClose();
    } catch (cause) {
      setProblem(problemDetail(cause).message);
      if (agreement && isApiProblem(cause) && cause.kind === 'conflict') {
        setVersion((await latest(agreement.id))?.version ?? version);
      }
    } finally {
      setSaving(false);
    }
  }

  return (
    <Dialog
      isOpen
      title={agreement ? texts.editTitle : texts.newTitle}
      description={agreement?.state === 'agreed' ? texts.editHint : undefined}
      isBusy={isSaving}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" disabled={isSaving} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} isLoading={isSaving}>
            {texts.save}
          </Button>
        </>
      }
    >
      <WidgetPart headingLevel={1}>
        <form
          ref={form}
          id={formId}
          className={styles.form}
          noValidate
          onSubmit={(event) => void save(event)}
        >
          <CountedTextField
            label={texts.goal}
            hint={texts.goalHint}
            error={faultOf('goal')}
            maxLength={AGREEMENT_LIMITS.goal}
            value={draft.goal}
            readOnly={isSaving}
            onChange={(event) => change({ goal: event.target.value })}
          />
          <TextAreaField
            label={texts.action}
            hint={texts.actionHint}
            error={faultOf('action')}
            rows={4}
            maxLength={AGREEMENT_LIMITS.action}
            value={draft.action}
            readOnly={isSaving}
            onChange={(event) => change({ action: event.target.value })}
          />
          <RadioGroupField
            label={texts.who}
            options={[
              { value: 'person', label: person },
              { value: 'manager', label: texts.theManager },
            ]}
            value={draft.doer}
            onValueChange={(doer) => change({ doer: doer === 'manager' ? 'manager' : 'person' })}
          />
          <DateField
            label={texts.until}
            error={faultOf('dueOn')}
            value={draft.dueOn}
            readOnly={isSaving}
            onValueChange={(dueOn) => change({ dueOn })}
          />
          <SelectField
            label={texts.competency}
            error={faultOf('competencyId')}
            options={[
              { value: NO_COMPETENCY, label: texts.noCompetency },
              ...competencies.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            value={String(draft.competencyId ?? NO_COMPETENCY)}
            onValueChange={(id) => change({ competencyId: Number(id) || null })}
          />
          {/* Stays mounted: readers announce only what enters an existing region. */}
          <div role="alert">
            {problem ? (
              <Notice tone="danger">{`${asSentence(problem)} ${texts.kept}`}</Notice>
            ) : null}
          </div>
        </form>
      </WidgetPart>
    </Dialog>
  );
}
