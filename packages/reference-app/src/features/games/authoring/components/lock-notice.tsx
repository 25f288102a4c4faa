import type { Schema } from '@aferir/api-client';
import { SECTION } from '@aferir/domain';
import { Button, Notice } from '@aferir/ui';
import { Copy } from 'lucide-react';
import { useSectionRights } from '../../../../services/use-section-rights.ts';
import { useGameCopy } from '../../use-game-copy.ts';
import type { GameLocks } from '../editing/game-locks.ts';
import { gameAuthoringMessages as texts } from '../game-authoring-messages.ts';

const WORDS = {
  answered: { title: texts.answeredTitle, text: texts.answeredText },
  closed: { title: texts.closedTitle, text: texts.closedText },
  template: { title: texts.templateTitle, text: texts.templateText },
};

/** Props of {@link LockNotice}. */
export interface LockNoticeProps {
  game: Schema<'GameContent'>;
  locks: Pick<GameLocks, 'frozen'>;
}

/** Says what of a game can't be changed, why, and what to do instead; nothing where all of it can. */
export function LockNotice({ game, locks: { frozen } }: LockNoticeProps) {
  const { has } = useSectionRights(SECTION.games);
  const copy = useGameCopy();
  const reason = frozen ?? (game.dsModelo === null ? undefined : 'template');
  if (reason === undefined) return null;
  const { title, text } = WORDS[reason];
  return (
    <Notice
      title={title}
      {...(frozen &&
        has('incluir') && {
          action: (
            <Button
              variant="secondary"
              size="s"
              icon={<Copy />}
              isLoading={copy.isCopying}
              onClick={() => copy.duplicate(game.idJogo)}
            >
              {texts.duplicate}
            </Button>
          ),
        })}
    >
      {text}
    </Notice>
  );
}
