import { Tooltip } from '../tooltip/index.ts';
import { PlainIconButton, type PlainIconButtonProps } from './plain-icon-button.tsx';

export interface IconButtonProps extends PlainIconButtonProps {
  /** What it does; read aloud and shown in a tooltip. */
  label: string;
  /** Leaves the tooltip out, where the label stands beside it or a menu opens there. */
  isTooltipHidden?: boolean;
}

/** An action shown by an icon alone. */
export function IconButton({ isTooltipHidden = false, ...props }: IconButtonProps) {
  const button = <PlainIconButton {...props} />;
  return isTooltipHidden ? button : <Tooltip content={props.label}>{button}</Tooltip>;
}
