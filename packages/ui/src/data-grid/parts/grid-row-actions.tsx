import { EllipsisVertical } from 'lucide-react';
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
}

/** What can be done with a row: single-click buttons first, the rest behind three dots. */
export function GridRowActions<Row>({ actions, row, label }: GridRowActionsProps<Row>) {
  const { oneClick, inMenu } = actionsOfRow(actions, row);

  return (
    <div className={styles.actions}>
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
