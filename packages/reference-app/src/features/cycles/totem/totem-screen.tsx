import type { Schema } from '@aferir/api-client';
import { type ReactNode, useCallback, useState } from 'react';
import { PublicFrame } from '../../../shared/frame/public-frame.tsx';
import { TotemAnswering } from './totem-answering.tsx';
import { TotemForm } from './totem-form.tsx';
import type { TotemLanguages } from './totem-languages.ts';
import { TotemThanks } from './totem-thanks.tsx';

/** Who has come in, and by what they answer. */
export type TotemEntry = Schema<'TotemEntry'>;

/** Props of {@link TotemScreen}. */
export interface TotemScreenProps {
  /** The code of the totem. */
  hash: string;
  cycleName: string;
  /** Who speaks here. */
  brand: ReactNode;
  /** The languages to choose from. @default none */
  languages?: TotemLanguages;
  /** Draws what the person answers, and tells when that is done. */
  children: (entry: TotemEntry, onDone: () => void) => ReactNode;
  /** Opens the page anew, which leaves nothing of it. @default by its address, in place of this entry of the history */
  restart?: () => void;
}

type Step =
  | { readonly name: 'asking' }
  | { readonly name: 'answering'; readonly entry: TotemEntry }
  | { readonly name: 'done' };

/** A shared tablet where people of a cycle answer, one after another. */
export function TotemScreen(props: TotemScreenProps) {
  const { hash, cycleName, brand, languages, children, restart = openAnew } = props;
  const [step, setStep] = useState<Step>({ name: 'asking' });
  const leave = useCallback(() => {
    forgetDrafts();
    restart();
  }, [restart]);
  const finish = useCallback(() => {
    forgetDrafts();
    setStep({ name: 'done' });
  }, []);

  if (step.name === 'answering') {
    return (
      <TotemAnswering name={step.entry.nmPessoa} onLeave={leave}>
        {children(step.entry, finish)}
      </TotemAnswering>
    );
  }
  return (
    <PublicFrame brand={brand}>
      {step.name === 'done' ? (
        <TotemThanks onEnd={leave} />
      ) : (
        <TotemForm
          hash={hash}
          cycleName={cycleName}
          languages={languages}
          onEntered={(entry) => setStep({ name: 'answering', entry })}
        />
      )}
    </PublicFrame>
  );
}

/** What was not sent yet is kept in the tab, which is the totem's alone. */
function forgetDrafts() {
  try {
    sessionStorage.clear();
  } catch {
    // Where it is blocked nothing was kept there.
  }
}

function openAnew() {
  window.location.replace(window.location.href);
}
