import type { CustomItemComponentProps } from 'virtua';

/** The place of a row. It shows at once: one that waited hidden for its height could not take the focus. */
export function RowSlot({ style, children, ref }: CustomItemComponentProps) {
  return (
    <div ref={ref} style={{ ...style, visibility: 'visible' }}>
      {children}
    </div>
  );
}
