import { EllipsisVertical } from 'lucide-react';
import { PlainIconButton } from '../icon-button/plain-icon-button.tsx';

interface NodeMenuButtonProps {
  label: string;
  onOpen: (button: Element) => void;
}

/** Opens the menu of a node by the pointer; the tree around it does so by keys. */
export function NodeMenuButton({ label, onOpen }: NodeMenuButtonProps) {
  return (
    <PlainIconButton
      size="s"
      tabIndex={-1}
      label={label}
      icon={<EllipsisVertical />}
      aria-haspopup="menu"
      onClick={(event) => {
        // It is no press on the node.
        event.stopPropagation();
        onOpen(event.currentTarget);
      }}
    />
  );
}
