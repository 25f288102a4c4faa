import { savePositionMutation } from '@aferir/api-client/react';
import {
  createFakeServer,
  dropped,
  type FakeReply,
  faultReply,
  problemReply,
} from '@aferir/api-client/testing';
import { TextField } from '@aferir/ui';
import { useMutation } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useServices } from '../../services/services-context.tsx';
import { renderPart } from '../testing/render-part.tsx';
import { fieldOf } from './field-of.ts';
import { FormDate } from './fields/form-date.tsx';
import { FormScore } from './fields/form-score.tsx';
import { formDrafts } from './form-drafts.ts';
import { staffFormMessages as texts } from './form-messages.ts';
import { RecordDialog } from './record-dialog.tsx';
import { RecordPage } from './record-page.tsx';
import { type RecordFormOptions, useRecordForm } from './use-record-form.ts';

afterEach(() => localStorage.clear());

const SAVE = '/OrganogramaCargo/Post';
const LABEL = 'Nome do cargo';
const KEY = 'cargo-undefined-undefined-7';

interface Position {
  readonly id: number;
  readonly name: string;
  readonly version: number;
}

interface Values {
  nmCargo: string;
}

type Options = Partial<RecordFormOptions<Position, Values, unknown>>;

const analyst: Position = { id: 7, name: 'Analista', version: 3 };
const kept = { name: 'cargo', id: 7, version: 3 };

function usePositionForm(options: Options = {}) {
  const save = useMutation(savePositionMutation(useServices().staff));
  return useRecordForm<Position, Values, unknown>({
    record: analyst,
    toValues: (position) => ({ nmCargo: position?.name ?? '' }),
    save: ({ nmCargo }) =>
      save.mutateAsync({
        body: {
          idOrganogramaCargo: 7,
          nmCargo,
          dsDescricao: '',
          dsAtividades: '',
          vlPisoSalarial: 1,
          idSenioridade: 1,
        },
      }),
    saved: 'Cargo salvo!',
    ...options,
  });
}

interface DialogProps {
  options?: Options;
  onClose?: () => void;
  isDirty?: boolean;
}

function PositionDialog({ options, onClose = () => undefined, ...rest }: DialogProps) {
  const record = usePositionForm(options);
  return (
    <RecordDialog {...record} {...rest} title="Cargo" saveLabel="Salvar" onClose={onClose}>
      <TextField {...fieldOf(record.form)('nmCargo', { required: 'Informe.' })} label={LABEL} />
    </RecordDialog>
  );
}

function openDialog(props: DialogProps = {}, reply: FakeReply | number = 7) {
  const server = createFakeServer().on('post', SAVE, reply);
  const view = renderPart(<PositionDialog {...props} />, server);
  const save = () => view.user.click(screen.getByRole('button', { name: 'Salvar' }));
  return { ...view, save, field: () => screen.getByLabelText(LABEL) };
}

interface Hiring {
  dtAdmissao: string;
  nrNota: number | null;
  nmPessoa: string;
}

/** Its text is the first that the form knows of, and the last in sight. */
function HiringDialog({ hiring }: { hiring: Partial<Hiring> }) {
  const record = useRecordForm<Hiring, Hiring, unknown>({
    record: undefined,
    toValues: () => ({ dtAdmissao: '', nrNota: null, nmPessoa: '', ...hiring }),
    save: async () => undefined,
  });
  const { control } = record.form;
  return (
    <RecordDialog {...record} title="Admissão" saveLabel="Salvar" onClose={() => undefined}>
      <FormDate control={control} name="dtAdmissao" rules={{ required: 'Informe.' }} label="Dia" />
      <FormScore
        control={control}
        name="nrNota"
        rules={{ validate: (score) => (score ?? 0) > 5 || 'Escolha outra.' }}
        legend="Nota"
      />
      <TextField {...fieldOf(record.form)('nmPessoa', { required: 'Informe.' })} label="Nome" />
    </RecordDialog>
  );
}

describe('a form that has to be mended', () => {
  it.each<[string, Partial<Hiring>, () => HTMLElement]>([
    ['a day', {}, () => screen.getByLabelText('Dia')],
    ['a score', { dtAdmissao: '2026-01-05' }, () => screen.getByRole('radio', { name: '0' })],
    [
      'the score that is chosen',
      { dtAdmissao: '2026-01-05', nrNota: 4 },
      () => screen.getByRole('radio', { name: '4' }),
    ],
    ['a text', { dtAdmissao: '2026-01-05', nrNota: 9 }, () => screen.getByLabelText('Nome')],
  ])('puts the focus on what comes first in sight: %s', async (_what, hiring, first) => {
    const { user } = renderPart(<HiringDialog hiring={hiring} />);
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(first()).toHaveFocus());
  });
});

describe('a record in a dialog', () => {
  it('is saved, says so, and leaves no draft', async () => {
    const onSaved = vi.fn();
    const { user, field, save, server } = openDialog({ options: { onSaved, draft: kept } });
    await user.type(field(), ' sênior');
    expect(formDrafts.read(KEY)).toMatchObject({ version: 3 });
    await save();
    expect(await screen.findByText('Cargo salvo!')).toBeVisible();
    expect(onSaved).toHaveBeenCalledWith(
      { data: 7, message: undefined },
      { nmCargo: 'Analista sênior' },
    );
    expect(server.requestsTo('post', SAVE)[0]?.body).toMatchObject({ nmCargo: 'Analista sênior' });
    expect(formDrafts.read(KEY)).toBeUndefined();
  });

  it('says at the field what the form or the server finds wrong there', async () => {
    const onFaults = vi.fn();
    const refusal = faultReply({ nmCargo: 'Já existe um cargo com este nome.' });
    const { user, field, save } = openDialog({ options: { onFaults } }, refusal);
    await user.clear(field());
    await save();
    expect(field()).toHaveAccessibleDescription('Informe.');
    expect(onFaults).toHaveBeenCalledOnce();
    await user.type(field(), 'Vendedora');
    await save();
    await waitFor(() =>
      expect(field()).toHaveAccessibleDescription('Já existe um cargo com este nome.'),
    );
    expect(field()).toHaveValue('Vendedora');
    expect(onFaults).toHaveBeenCalledTimes(2);
  });

  it.each<[string, FakeReply, string]>([
    ['somebody else has saved it', problemReply(409, 'Mudou antes.'), 'Mudou antes.'],
    ['it is not answered', problemReply(500), 'Erro ao salvar cargo.'],
  ])('keeps what was typed when %s', async (_when, reply, said) => {
    const onSaved = vi.fn();
    const onFaults = vi.fn();
    const options = { failed: 'Erro ao salvar cargo', onSaved, onFaults, draft: kept };
    const { user, field, save } = openDialog({ options }, reply);
    await user.type(field(), '!');
    await save();
    expect(await screen.findByText(said, { exact: false })).toBeVisible();
    expect(field()).toHaveValue('Analista!');
    expect(formDrafts.read(KEY)?.values).toEqual({ nmCargo: 'Analista!' });
    expect(onSaved).not.toHaveBeenCalled();
    expect(onFaults).not.toHaveBeenCalled();
  });

  it('says why alone where nothing is said of what was not done', async () => {
    const { save, server } = openDialog();
    server.failNext('post', SAVE, dropped);
    await save();
    const [alert] = await screen.findAllByRole('alert');
    await waitFor(() => expect(alert).not.toBeEmptyDOMElement());
    expect(alert).not.toHaveTextContent('Erro ao salvar');
  });

  it('says of a failure what depends on it', async () => {
    const failed = vi.fn(() => 'Sem conexão');
    const { save, server } = openDialog({ options: { failed } });
    server.failNext('post', SAVE, dropped);
    await save();
    expect(await screen.findByText('Sem conexão.', { exact: false })).toBeVisible();
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ kind: 'network' }));
  });

  it.each([
    [3, texts.restored],
    [4, texts.restoredOver],
  ])('comes back as it was typed, over version %i too', async (version, said) => {
    const first = openDialog({ options: { draft: kept } });
    await first.user.type(first.field(), '!');
    first.unmount();
    const { field, user } = openDialog({ options: { draft: { ...kept, version } } });
    expect(await screen.findByText(said)).toBeVisible();
    expect(field()).toHaveValue('Analista!');
    await user.click(screen.getByRole('button', { name: texts.discardDraft }));
    expect(field()).toHaveValue('Analista');
    expect(formDrafts.read(KEY)).toBeUndefined();
  });

  it('keeps nothing unless that is asked for', async () => {
    const { user, field } = openDialog();
    await user.type(field(), '!');
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('asks before it is closed with what was typed', async () => {
    const onClose = vi.fn();
    const { user, field } = openDialog({ onClose, options: { draft: kept } });
    await user.type(field(), '!');
    await user.click(screen.getByRole('button', { name: texts.cancel }));
    expect(onClose).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: texts.discard }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(formDrafts.read(KEY)).toBeUndefined();
  });

  it('is closed at once where that loses nothing', async () => {
    const onClose = vi.fn();
    const { user, field } = openDialog({ onClose, isDirty: false });
    await user.type(field(), '!');
    await user.click(screen.getByRole('button', { name: texts.cancel }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

function PositionPage({ isReadOnly = false }: { isReadOnly?: boolean }) {
  const record = usePositionForm();
  return (
    <RecordPage {...record} saveLabel="Salvar" isReadOnly={isReadOnly}>
      <TextField {...fieldOf(record.form)('nmCargo')} label={LABEL} readOnly={isReadOnly} />
    </RecordPage>
  );
}

describe('a record on a page', () => {
  it('is saved and stays', async () => {
    const server = createFakeServer().on('post', SAVE, 7);
    const { user } = renderPart(<PositionPage />, server);
    await user.type(screen.getByLabelText(LABEL), '!{Enter}');
    expect(await screen.findByText('Cargo salvo!')).toBeVisible();
    expect(screen.getByLabelText(LABEL)).toHaveValue('Analista!');
  });

  it('has nothing to save where it can be read alone', () => {
    renderPart(<PositionPage isReadOnly />);
    expect(screen.getByLabelText(LABEL)).toHaveValue('Analista');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
