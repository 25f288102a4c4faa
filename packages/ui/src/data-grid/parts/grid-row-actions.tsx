import { EllipsisVertical } from 'lucide-react';
import { type Ref, type RefObject, useRef } from 'react';
import { Button } from '../../button/index.ts';
import { useFocusHeir } from '../../focus/index.ts';
import { PlainIconButton } from '../../icon-button/plain-icon-button.tsx';
import { MenuItem } from '../../menu/index.ts';
import { MenuButton } from '../../menu/menu-button.tsx';
import { Tooltip } from '../../tooltip/index.ts';
import { actionsOfRow, type GridRowAction } from '../grid-actions.ts';
import styles from './grid-records.module.css';

interface GridRowActionsProps<Row> {
  actions: readonly GridRowAction<Row>[];
  row: Row;
  /** Names the menu's button: 'Ações de Ana Souza'. */
  label: string;
  /** Tells its buttons from those of other rows. */
  rowName: string;
  /** Where the prominent action stands, when it is not here. */
  prominentAt?: RefObject<HTMLButtonElement | null>;
}

/** What can be done with a row: its prominent action, single-click buttons, the rest behind three dots. */
export function GridRowActions<Row>({
  actions,
  row,
  label,
  rowName,
  prominentAt,
}: GridRowActionsProps<Row>) {
  const own = useRef<HTMLButtonElement>(null);
  const noteFocus = useFocusHeir(prominentAt ?? own);
  const { prominent, oneClick, inMenu } = actionsOfRow(actions, row);

  const leavesMenuOut =
    inMenu.length === 0 && actions.some((action) => !action.isOneClick && !action.isProminent);

  return (
    <div className={styles.actions}>
      {prominent && !prominentAt ? (
        <ProminentAction ref={own} action={prominent} row={row} rowName={rowName} />
      ) : null}
      {oneClick.map((action) => {
        const reason = action.disabledReason?.(row);
        const withReason = (text: string) => (reason ? `${text}: ${reason}` : text);
        return (
          <Tooltip key={action.id} content={withReason(action.label)}>
            <PlainIconButton
              icon={action.icon}
              label={withReason(nameOfAction(action, row, rowName))}
              aria-disabled={reason !== undefined || undefined}
              data-tone={action.isDestructive ? 'danger' : undefined}
              onFocus={noteFocus}
              onClick={() => reason === undefined && action.onSelect(row)}
            />
          </Tooltip>
        );
      })}
      {inMenu.length > 0 ? (
        <MenuButton icon={<EllipsisVertical />} label={label} onFocus={noteFocus}>
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
                    <span>{action.label}</span>
                    {reason ? <small className={styles.menuReason}>{reason}</small> : null}
                  </span>
                </MenuItem>
              );
            })
          }
        </MenuButton>
      ) : null}
      {leavesMenuOut && !prominentAt ? <span className={styles.noMenu} /> : null}
    </div>
  );
}

interface ProminentActionProps<Row> {
  ref: Ref<HTMLButtonElement>;
  action: GridRowAction<Row>;
  row: Row;
  rowName: string;
}

/** What people come to a row for. It stays the same button, and focused, when it becomes another action. */
export function ProminentAction<Row>({ ref, action, row, rowName }: ProminentActionProps<Row>) {
  const reason = action.disabledReason?.(row);
  return (
    <Button
      ref={ref}
      size="s"
      variant="secondary"
      aria-label={nameOfAction(action, row, rowName)}
      aria-disabled={reason !== undefined || undefined}
      title={reason}
      onClick={() => reason === undefined && action.onSelect(row)}
    >
      {action.label}
    </Button>
  );
}

function nameOfAction<Row>(action: GridRowAction<Row>, row: Row, rowName: string): string {
  return action.nameOf?.(row) ?? `${action.label}: ${rowName}`;
}
