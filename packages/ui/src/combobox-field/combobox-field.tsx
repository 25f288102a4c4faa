import { clsx } from 'clsx';
import { ChevronDown, X } from 'lucide-react';
import { Popover } from 'radix-ui';
import {
  type ComponentProps,
  type FocusEvent,
  type ReactNode,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import fieldStyles from '../field/field.module.css';
import { FieldFrame, type FieldProps } from '../field/parts/field-frame.tsx';
import { PlainIconButton } from '../icon-button/plain-icon-button.tsx';
import floatingStyles from '../overlay/floating.module.css';
import { useMessages } from '../ui-messages/ui-messages-provider.tsx';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './combobox-field.module.css';
import { type ComboboxMessages, comboboxMessages } from './combobox-messages.ts';
import { ComboboxList, optionIdOf } from './parts/combobox-list.tsx';
import type { ComboboxCreation } from './use-combobox-creation.ts';
import { useComboboxList } from './use-combobox-list.ts';
import type { ComboboxFound, ComboboxOption, ComboboxSearch } from './use-combobox-search.ts';

export interface ComboboxFieldProps<Option extends ComboboxOption = ComboboxOption>
  extends FieldProps,
    Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'defaultValue' | 'onChange'> {
  /** What is chosen; `null` is nothing yet. */
  value: Option | null;
  /** Gives `null` only when the field is optional and the choice was taken back. */
  onValueChange: (option: Option | null) => void;
  /** Finds options for what was typed; nothing typed finds the first ones. */
  onSearch: (text: string, signal: AbortSignal) => Promise<ComboboxFound<Option>>;
  /**
   * Makes an option of what was typed, offered where no option is called so, whatever accents and case. While it is
   * being made, and once it was not, the input is invalid, as what it shows is not what is chosen.
   */
  onCreate?: (text: string) => Promise<Option>;
  /** What to do where there is nothing to choose from, such as a link to where options are made. */
  emptyAction?: ReactNode;
  /** How long after the last key a search begins, in milliseconds. @default 250 */
  searchDelay?: number;
  /** Replaces the texts the field says by itself. */
  messages?: Partial<ComboboxMessages>;
}

/**
 * One of many choices, which are searched for as one types. `className` goes to the field, the rest to the input.
 */
export function ComboboxField<Option extends ComboboxOption = ComboboxOption>({
  id,
  label,
  hint,
  error,
  isOptional = false,
  value,
  onValueChange,
  onSearch,
  onCreate,
  emptyAction,
  searchDelay = 250,
  messages,
  className,
  placeholder,
  disabled = false,
  readOnly = false,
  onBlur,
  onKeyDown,
  onClick,
  ref,
  ...rest
}: ComboboxFieldProps<Option>) {
  const texts = useMessages('combobox', comboboxMessages, messages);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const isLocked = disabled || readOnly;
  const list = useComboboxList({
    value,
    onValueChange,
    onSearch,
    onCreate,
    // What is shown is not what is chosen: no form is to be sent so.
    onCreationChange: (next) => input.current?.setCustomValidity(textOf(next, texts)),
    isOptional,
    isLocked,
  });
  const { search, isOpen, active, offered, creation } = list;
  const isCreating = creation.status === 'creating';
  const nothing = onCreate && !list.typed ? texts.emptyToCreate : texts.empty;
  const notMade = creation.status === 'failed' ? textOf(creation, texts) : undefined;
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);

  function handleBlur(event: FocusEvent<HTMLSpanElement>) {
    if (isOpen && !event.currentTarget.contains(event.relatedTarget)) list.leave();
  }

  const frame = { id, label, hint, error: notMade ?? error, isOptional, className };
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: only hears that the focus has left
        <span className={styles.root} onBlur={handleBlur}>
          <Popover.Root
            open={isOpen}
            onOpenChange={(next) => {
              if (!next) list.dismiss();
            }}
          >
            <Popover.Anchor asChild>
              <span className={fieldStyles.box}>
                <input
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  {...rest}
                  {...wiring}
                  ref={input}
                  type="text"
                  role="combobox"
                  aria-autocomplete="list"
                  aria-expanded={isOpen}
                  aria-controls={isOpen ? listId : undefined}
                  aria-activedescendant={active < 0 ? undefined : optionIdOf(listId, active)}
                  aria-busy={isCreating || undefined}
                  disabled={disabled}
                  readOnly={readOnly || isCreating}
                  placeholder={isLocked ? undefined : (placeholder ?? texts.placeholder)}
                  value={list.typed ?? value?.label ?? ''}
                  className={clsx('aferir-field-control', fieldStyles.control, styles.control)}
                  onChange={({ target }) => list.type(target.value, searchDelay)}
                  onClick={(event) => {
                    onClick?.(event);
                    if (isOpen) return;
                    // What is chosen is replaced by what is typed.
                    event.currentTarget.select();
                    list.open();
                  }}
                  onKeyDown={(event) => {
                    onKeyDown?.(event);
                    list.handleKey(event);
                  }}
                  onBlur={onBlur}
                />
                <span className={styles.ends}>
                  {value && isOptional && !isLocked && !isCreating ? (
                    <PlainIconButton
                      size="s"
                      label={texts.clear}
                      // The list comes next for who tabs on.
                      tabIndex={isOpen ? -1 : 0}
                      icon={<X />}
                      onClick={() => {
                        list.take(null);
                        input.current?.focus();
                      }}
                    />
                  ) : null}
                  <ChevronDown className={styles.arrow} aria-hidden />
                </span>
              </span>
            </Popover.Anchor>
            {/* Beside its input in the page, not in a layer: what is outside a modal is hidden from readers. */}
            <Popover.Content
              role="presentation"
              align="start"
              sideOffset={4}
              collisionPadding={8}
              className={clsx('aferir-combobox-list', styles.surface, floatingStyles.surface)}
              onOpenAutoFocus={stayInInput}
              onCloseAutoFocus={stayInInput}
              onInteractOutside={stayInInput}
              onMouseDown={stayInInput}
            >
              <ComboboxList
                id={listId}
                label={label}
                search={search}
                chosen={value?.value}
                offered={offered}
                isCreating={isCreating}
                notMade={notMade}
                nothing={nothing}
                emptyAction={list.typed ? null : emptyAction}
                active={active}
                messages={texts}
                onPoint={list.point}
                onTake={list.take}
                onCreate={(text) => void list.create(text)}
                onRetry={() => {
                  input.current?.focus();
                  list.retry();
                }}
              />
            </Popover.Content>
          </Popover.Root>
          <VisuallyHidden role="status">{newsOf(list, nothing, texts)}</VisuallyHidden>
        </span>
      )}
    </FieldFrame>
  );
}

/** What is said of something that is being made, or was not; nothing otherwise. */
function textOf(creation: ComboboxCreation, texts: ComboboxMessages): string {
  if (creation.status === 'creating') return texts.creating(creation.text);
  if (creation.status === 'failed') return texts.createFailed(creation.text, creation.reason);
  return '';
}

/** What of a list is read aloud. */
interface ListNews {
  readonly isOpen: boolean;
  readonly search: ComboboxSearch<ComboboxOption>;
  readonly offered: string | undefined;
  readonly creation: ComboboxCreation;
}

// The focus is the input's: where it goes, the list closes.
function stayInInput(event: { preventDefault: () => void }) {
  event.preventDefault();
}

function newsOf(
  { isOpen, search, offered, creation }: ListNews,
  nothing: string,
  texts: ComboboxMessages,
): string | null {
  if (creation.status !== 'idle') return textOf(creation, texts);
  if (!isOpen) return null;
  const { status, options, total } = search;
  if (status === 'loading') return texts.loading;
  if (status === 'failed') return texts.failed;
  const found =
    options.length === 0
      ? nothing
      : total > options.length
        ? texts.more(options.length, total)
        : texts.found(options.length);
  return offered === undefined ? found : `${found} ${texts.create(offered)}`;
}
