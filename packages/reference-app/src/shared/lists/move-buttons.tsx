import { IconButton } from '@aferir/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { listMessages as texts } from './list-messages.ts';

/** A step up or down in a list. */
export type Direction = 'up' | 'down';

/** Props of {@link MoveButtons}. */
export interface MoveButtonsProps {
  /** What is moved is called so. */
  name: string;
  /** The ids of the buttons begin with it; for lists in which the focus has to be brought after what has moved. */
  idPrefix?: string;
  canMove: (direction: Direction) => boolean;
  /** Not asked of a button that can't move. */
  onMove: (direction: Direction) => void;
}

/** The id of the button that moves something one place. */
export function moveButtonId(idPrefix: string, direction: Direction): string {
  return `${idPrefix}-${direction}`;
}

const buttons = [
  { direction: 'up', labelOf: texts.up, icon: <ArrowUp /> },
  { direction: 'down', labelOf: texts.down, icon: <ArrowDown /> },
] as const;

/** Moves something in a list up and down, one place at a time. */
export function MoveButtons({ name, idPrefix, canMove, onMove }: MoveButtonsProps) {
  return buttons.map(({ direction, labelOf, icon }) => (
    <IconButton
      key={direction}
      {...(idPrefix !== undefined && { id: moveButtonId(idPrefix, direction) })}
      size="s"
      label={labelOf(name)}
      icon={icon}
      aria-disabled={!canMove(direction)}
      onClick={() => canMove(direction) && onMove(direction)}
    />
  ));
}
