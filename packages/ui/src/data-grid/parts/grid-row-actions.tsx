import { EllipsisVertical } from 'lucide-react';
import { Button } from '../../button/index.ts';
import { IconButton } from '../../icon-button/index.ts';
import { MenuItem } from '../../menu/index.ts';
import { MenuButton } from '../../menu/menu-button.tsx';
import { actionsOfRow, type GridRowAction } from '../grid-actions.ts';
import styles from './grid-records.module.css';

interface GridRowActionsProps<Row> {
  actions: readonly GridRowAction<Row>[];
  row: Row;
  /** Names the menu's button: 'Ações de Ana Souza'. */
  label: string;
  /** The prominent action stands elsewhere. @default false */
  isWithoutProminent?: boolean;
}

/** What can be done with a row: its prominent action, single-click buttons, the rest behind three dots. */
export function GridRowActions<Row>({
  actions,
  row,
  label,
  isWithoutProminent = false,
}: GridRowActionsProps<Row>) {
  const { prominent, oneClick, inMenu } = actionsOfRow(actions, row);

  return (
    <div className={styles.actions}>
      {prominent && !isWithoutProminent ? <ProminentAction action={prominent} row={row} /> : null}
      {oneClick.map((action) => {
        const reason = action.disabledReason?.(row);
        return (
          <IconButton
            key={action.id}
            icon={action.icon}
            label={reason ? `${action.label}: ${reason}` : action.label}
            aria-disabled={reason !== undefined || undefined}
            data-tone={action.isDestructive ? 'danger' : undefined}
            onClick={() => reason === undefined && action.onSelect(row)}
          />
        );
      })}
      {inMenu.length > 0 ? (
        <MenuButton icon={<EllipsisVertical />} label={label}>
          {() =>
            inMenu.map((action) => {
              const reason = action.disabledReason?.(row);
              return (
                <MenuItem
                  key={action.id}
                  icon={action.icon}
                  tone={action.isDestructive ? 'danger' : 'neutral'}
                  isDisabled={reason !== undefined}
                  onSelect={() => action.onSelect(row)}
                >
                  <span className={styles.menuText}>
                    {action.label}
                    {reason ? <small className={styles.menuReason}>{reason}</small> : null}
                  </span>
                </MenuItem>
              );
            })
          }
        </MenuButton>
      ) : null}
    </div>
  );
}

interface ProminentActionProps<Row> {
  action: GridRowAction<Row>;
  row: Row;
}

/** What people come to a row for. It stays the same button, and focused, when it becomes another action. */
export function ProminentAction<Row>({ action, row }: ProminentActionProps<Row>) {
  const reason = action.disabledReason?.(row);
  return (
    <Button
      size="s"
      variant="secondary"
      aria-label={action.nameOf?.(row)}
      aria-disabled={reason !== undefined || undefined}
      title={reason}
      onClick={() => reason === undefined && action.onSelect(row)}
    >
      {action.label}
    </Button>
  );
}
