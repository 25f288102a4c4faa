import { isApiProblem, type Schema } from '@aferir/api-client';
import { listPositionsQuery, savePositionMutation } from '@aferir/api-client/react';
import { applyProblem, Dialog, Form, FormSummary, refusalOf, Tabs } from '@aferir/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useServices } from '../../../services/services-context.tsx';
import { DraftNotice } from '../../../shared/forms/draft-notice.tsx';
import { explainFailure } from '../../../shared/forms/explain-failure.ts';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { staffFormMessages } from '../../../shared/forms/form-messages.ts';
import { useFormDraft } from '../../../shared/forms/use-form-draft.ts';
import { ReadRecord } from '../../../shared/states/read-record.tsx';
import { type PositionValues, toPositionRequest, toPositionValues } from '../position-values.ts';
import { positionsMessages as texts } from '../positions-messages.ts';
import { PositionCompetencies } from './position-competencies.tsx';
import { PositionFields } from './position-fields.tsx';

/** The views of a position in its dialog. */
export type PositionTab = 'form' | 'competencies';

/** Props of {@link PositionDialog}. */
export interface PositionDialogProps {
  /** The position that is changed; 0 adds one. */
  positionId: number;
  tab: PositionTab;
  onTabChange: (tab: PositionTab) => void;
  onClose: () => void;
}

/** Adds a position or changes one and its competencies. */
export function PositionDialog({ positionId, ...rest }: PositionDialogProps) {
  const { staff } = useServices();
  const position = useQuery({
    ...listPositionsQuery(staff, { query: { idOrganogramaCargo: positionId } }),
    select: ({ rows }) => rows[0],
    enabled: positionId !== 0,
    // What is under way in the form is not to be drawn over.
    refetchOnWindowFocus: false,
  });
  if (positionId === 0 || position.data) {
    return <PositionForm position={position.data} {...rest} />;
  }
  return (
    <Dialog isOpen size="l" onClose={rest.onClose} title={titleOf(positionId)}>
      <ReadRecord query={position} failedTitle={texts.loadFailed} height="320px">
        {() => null}
      </ReadRecord>
    </Dialog>
  );
}

interface PositionFormProps extends Omit<PositionDialogProps, 'positionId'> {
  position: Schema<'Position'> | undefined;
}

function PositionForm({ position, tab, onTabChange, onClose }: PositionFormProps) {
  const { staff, toasts } = useServices();
  const formId = useId();
  const save = useMutation(savePositionMutation(staff));
  const form = useForm<PositionValues>({ defaultValues: toPositionValues(position) });
  const { formState } = form;
  const { isDirty } = formState;
  const id = position?.idOrganogramaCargo ?? 0;
  const draft = useFormDraft(form, { name: 'cargo', id, version: position?.nrVersao ?? 0 });
  const faults = Object.keys(formState.errors).filter((field) => field !== 'root').length;

  const submit = form.handleSubmit(async (values) => {
    try {
      await save.mutateAsync({ body: toPositionRequest(values, position) });
    } catch (cause) {
      if (!isApiProblem(cause)) throw cause;
      applyProblem(form, explainFailure(cause, texts.saveFailed));
      return;
    }
    draft.clear();
    toasts.show({ tone: 'success', message: texts.saved });
    onClose();
  });

  function discard() {
    draft.clear();
    onClose();
  }

  const fields = (
    <Form id={formId} onSubmit={submit}>
      <FormSummary {...refusalOf(formState)} />
      <PositionFields form={form} />
    </Form>
  );

  return (
    <FormDialog
      title={titleOf(id)}
      description={position?.nmCargo}
      formId={formId}
      saveLabel={position ? texts.saveEdit : texts.save}
      isSaving={save.isPending}
      isDisabled={tab === 'competencies'}
      isDirty={isDirty}
      onClose={discard}
    >
      <DraftNotice draft={draft} />
      {position ? (
        <Tabs<PositionTab>
          label={texts.title}
          value={tab}
          onValueChange={onTabChange}
          tabs={[
            {
              id: 'form',
              label: texts.editTitle,
              problem: faults > 0 ? staffFormMessages.fieldsToMend(faults) : undefined,
              content: fields,
            },
            {
              id: 'competencies',
              label: texts.select,
              content: <PositionCompetencies positionId={id} />,
            },
          ]}
        />
      ) : (
        fields
      )}
    </FormDialog>
  );
}

function titleOf(id: number): string {
  return id === 0 ? texts.add : texts.editTitle;
}
