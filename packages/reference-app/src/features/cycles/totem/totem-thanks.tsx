import { Button } from '@aferir/ui';
import { useEffect } from 'react';
import { Panel } from '../../../shared/frame/panel.tsx';
import { totemMessages as texts } from './totem-messages.ts';
import { TOTEM_TIMES } from './totem-times.ts';

/** Thanks whoever has answered, and makes way for the next one. */
export function TotemThanks({ onEnd }: { onEnd: () => void }) {
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
