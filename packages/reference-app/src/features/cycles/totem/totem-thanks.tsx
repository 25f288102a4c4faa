import { Button } from '@aferir/ui';
import { useEffect } from 'react';
import { focusContentIfLost } from '../../../shared/frame/focus-content.ts';
import { Panel } from '../../../shared/frame/panel.tsx';
import { useTexts } from '../../../shared/language/speech-context.tsx';
import { totemTexts } from './totem-messages.ts';
import { TOTEM_TIMES } from './totem-times.ts';

/** Thanks whoever has answered, and makes way for the next one. */
export function TotemThanks({ onEnd }: { onEnd: () => void }) {
  const texts = useTexts(totemTexts);
  useEffect(focusContentIfLost, []);
  useEffect(() => {
    const timer = setTimeout(onEnd, TOTEM_TIMES.thanks);
    return () => clearTimeout(timer);
  }, [onEnd]);
  return (
    <Panel title={texts.thanks}>
      <p role="status">{texts.thanksText}</p>
      <Button size="l" onClick={onEnd}>
        {texts.restart}
      </Button>
    </Panel>
  );
}
