import { useUiMessages } from '../../ui-messages/index.ts';
import { VisuallyHidden } from '../../visually-hidden/index.ts';
import styles from '../field.module.css';

/** From how many characters left on a reader is told. */
const nearlyFull = 20;

interface CharacterCountProps {
  id: string;
  length: number;
  max: number;
}

/** How much of a text's room is taken; said aloud only near the end, not at every key. */
export function CharacterCount({ id, length, max }: CharacterCountProps) {
  const { characterCount, charactersOver, charactersNearlyFull } = useUiMessages();
  const left = max - length;
  const text = left < 0 ? charactersOver(-left) : characterCount(length, max);
  return (
    <span className={styles.count} data-over={left < 0 || undefined}>
      <span id={id}>{text}</span>
      <VisuallyHidden role="status">
        {left < 0 ? charactersOver(-left) : left <= nearlyFull ? charactersNearlyFull : null}
      </VisuallyHidden>
    </span>
  );
}
