import { ApiProblem, type Schema } from '@aferir/api-client';
import { enterTotemMutation } from '@aferir/api-client/react';
import { Button, DateField, Form, Notice, TextField } from '@aferir/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { Panel } from '../../../shared/frame/panel.tsx';
import styles from './totem.module.css';
import { totemMessages as texts } from './totem-messages.ts';
import { TOTEM_TIMES } from './totem-times.ts';

/** Props of {@link TotemForm}. */
export interface TotemFormProps {
  hash: string;
  cycleName: string;
  onEntered: (entry: Schema<'TotemEntry'>) => void;
}

/** Asks who is there. */
export function TotemForm({ hash, cycleName, onEntered }: TotemFormProps) {
  const { anyone } = useServices();
  const [mark, setMark] = useState('');
  const [bornOn, setBornOn] = useState('');
  const [isTried, setIsTried] = useState(false);
  const enter = useMutation(enterTotemMutation(anyone));
  const { reset } = enter;
  const isTyped = mark !== '' || bornOn !== '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of what is typed begins the time anew
  useEffect(() => {
    if (!isTyped) return;
    const timer = setTimeout(() => {
      setMark('');
      setBornOn('');
      setIsTried(false);
      reset();
    }, TOTEM_TIMES.idle);
    return () => clearTimeout(timer);
  }, [isTyped, mark, bornOn, reset]);

  async function submit() {
    setIsTried(true);
    if (mark.trim() === '' || bornOn === '') return;
    try {
      const { data } = await enter.mutateAsync({
        params: { path: { hash } },
        body: { dsIdentificacao: mark.trim(), dtNascimento: bornOn },
      });
      onEntered(data);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
    }
  }

  return (
    <Panel title={texts.title} description={texts.text(cycleName)}>
      <div className={styles.answer} role="alert">
        {enter.error && !enter.isPending ? (
          <Notice tone="danger">{enter.error.message}</Notice>
        ) : null}
      </div>
      <Form onSubmit={submit} autoComplete="off">
        <TextField
          label={texts.mark}
          value={mark}
          onChange={(event) => setMark(event.target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={50}
          error={isTried && mark.trim() === '' ? texts.markMissing : undefined}
        />
        <DateField
          label={texts.birthDate}
          value={bornOn}
          onValueChange={setBornOn}
          autoComplete="off"
          error={isTried && bornOn === '' ? texts.birthDateMissing : undefined}
        />
        <Button type="submit" size="l" isLoading={enter.isPending}>
          {texts.enter}
        </Button>
      </Form>
    </Panel>
  );
}
