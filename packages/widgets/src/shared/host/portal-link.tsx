import { Button, type ButtonProps } from '@aferir/ui';
import type { PortalMessages } from './portal-messages.ts';
import { useWidget } from './use-widget.tsx';

/** Leads to the portal of the company; nothing where the page does not say where that is. */
export function PortalLink({ size = 'l' }: Pick<ButtonProps, 'size'>) {
  const { messages, portalHref } = useWidget<PortalMessages>();
  if (!portalHref) return null;
  return (
    <Button asChild variant="secondary" size={size}>
      <a href={portalHref}>{messages.toPortal}</a>
    </Button>
  );
}
