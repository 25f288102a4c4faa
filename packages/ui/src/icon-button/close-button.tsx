import { X } from 'lucide-react';
import { useUiMessages } from '../ui-messages/index.ts';
import { IconButton, type IconButtonProps } from './icon-button.tsx';

/** Puts away what it stands in. */
export function CloseButton(props: Omit<IconButtonProps, 'label' | 'icon' | 'isTooltipHidden'>) {
  const { close } = useUiMessages();
  return <IconButton {...props} label={close} icon={<X />} isTooltipHidden />;
}
