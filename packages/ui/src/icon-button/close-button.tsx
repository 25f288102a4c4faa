import { X } from 'lucide-react';
import { useUiMessages } from '../ui-messages/index.ts';
import { PlainIconButton, type PlainIconButtonProps } from './plain-icon-button.tsx';

/** Puts away what it stands in. */
export function CloseButton(props: Omit<PlainIconButtonProps, 'label' | 'icon'>) {
  const { close } = useUiMessages();
  return <PlainIconButton {...props} label={close} icon={<X />} />;
}
