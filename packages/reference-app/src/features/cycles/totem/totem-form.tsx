import { ApiProblem, type Schema } from '@aferir/api-client';
import { enterTotemMutation } from '@aferir/api-client/react';
import { Button, DateField, Form, Notice, TextField } from '@aferir/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { Panel } from '../../../shared/frame/panel.tsx';
import { useSpeech, useTexts } from '../../../shared/language/speech-context.tsx';
import styles from './totem.module.css';
import type { TotemLanguages } from './totem-languages.ts';
import { totemTexts } from './totem-messages.ts';
import { TOTEM_TIMES } from './totem-times.ts';

/** Props of {@link TotemForm}. */
export interface TotemFormProps {
  hash: string;
  cycleName: string;
  onEntered: (entry: Schema<'TotemEntry'>) => void;
  /** The languages to choose from. @default none */
  languages?: TotemLanguages | undefined;
}

/** Asks who is there. */
export function TotemForm({ hash, cycleName, onEntered, languages }: TotemFormProps) {
  const { anyone } = useServices();
  const texts = useTexts(totemTexts);
  const { language } = useSpeech();
  const [mark, setMark] = useState('');
  const [bornOn, setBornOn] = useState('');
  const [isTried, setIsTried] = useState(false);
  const enter = useMutation(enterTotemMutation(anyone));
  const { reset } = enter;
  const { isChosen = false, forget } = languages ?? {};
  const isTouched = mark !== '' || bornOn !== '' || isChosen;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of what is typed begins the time anew
  useEffect(() => {
    if (!isTouched) return;
    const timer = setTimeout(() => {
      setMark('');
      setBornOn('');
      setIsTried(false);
      reset();
      forget?.();
    }, TOTEM_TIMES.idle);
    return () => clearTimeout(timer);
  }, [isTouched, mark, bornOn, reset, forget]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: why somebody was not let in is said in the language that was spoken then; a call under way goes on
  useEffect(() => {
    if (!enter.isPending) reset();
  }, [language, reset]);

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
      {languages?.choice}
    </Panel>
  );
}
