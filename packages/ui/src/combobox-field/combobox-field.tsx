import { clsx } from 'clsx';
import { ChevronDown, X } from 'lucide-react';
import { Popover } from 'radix-ui';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import fieldStyles from '../field/field.module.css';
import { FieldFrame, type FieldProps } from '../field/parts/field-frame.tsx';
import { PlainIconButton } from '../icon-button/plain-icon-button.tsx';
import floatingStyles from '../overlay/floating.module.css';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './combobox-field.module.css';
import { type ComboboxMessages, comboboxMessages } from './combobox-messages.ts';
import { ComboboxList, optionIdOf } from './parts/combobox-list.tsx';
import {
  type ComboboxFound,
  type ComboboxOption,
  type ComboboxSearch,
  useComboboxSearch,
} from './use-combobox-search.ts';

export interface ComboboxFieldProps<Option extends ComboboxOption = ComboboxOption>
  extends FieldProps,
    Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'defaultValue' | 'onChange'> {
  /** What is chosen; `null` is nothing yet. */
  value: Option | null;
  /** Gives `null` only when the field is optional and the choice was taken back. */
  onValueChange: (option: Option | null) => void;
  /** Finds options for what was typed; nothing typed finds the first ones. */
  onSearch: (text: string, signal: AbortSignal) => Promise<ComboboxFound<Option>>;
  /** How long after the last key a search begins, in milliseconds. @default 250 */
  searchDelay?: number;
  /** Replaces the texts the field says by itself. */
  messages?: Partial<ComboboxMessages>;
}

const NONE = -1;

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
  const texts = { ...comboboxMessages, ...messages };
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { search, begin, forget } = useComboboxSearch(onSearch);
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [pointed, setPointed] = useState<number>();
  const isLocked = disabled || readOnly;
  const active = isOpen ? (pointed ?? firstPointed(search, typed, value)) : NONE;
  const activeOption = search.options[active];
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);

  function open(text: string, waitMs: number) {
    if (isLocked) return;
    setIsOpen(true);
    setPointed(undefined);
    void begin(text, waitMs);
  }

  function close() {
    setIsOpen(false);
    setTyped(undefined);
    setPointed(undefined);
    forget();
  }

  function take(option: Option | null) {
    if (option?.value !== value?.value) onValueChange(option);
    close();
  }

  function leave() {
    // Whoever emptied the field meant it.
    if (typed === '' && isOptional && value) onValueChange(null);
    close();
  }

  function move(step: 1 | -1) {
    if (!isOpen) {
      open('', 0);
      return;
    }
    const count = search.options.length;
    if (count > 0)
      setPointed(active === NONE && step < 0 ? count - 1 : (active + step + count) % count);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    if (event.defaultPrevented || isLocked || event.nativeEvent.isComposing) return;
    const { key, altKey } = event;
    if (key === 'ArrowUp' && altKey && isOpen) leave();
    else if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    // What is still searched for is no answer yet, and the form is not to be sent in its place.
    else if (key === 'Enter' && isOpen) {
      if (search.status === 'failed') void begin(typed ?? '', 0);
      else if (activeOption && search.status === 'done') take(activeOption);
    } else return;
    event.preventDefault();
  }

  function handleBlur(event: FocusEvent<HTMLSpanElement>) {
    if (isOpen && !event.currentTarget.contains(event.relatedTarget)) leave();
  }

  const frame = { id, label, hint, error, isOptional, className };
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: only hears that the focus has left
        <span className={styles.root} onBlur={handleBlur}>
          <Popover.Root
            open={isOpen}
            onOpenChange={(next) => {
              if (!next) close();
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
                  aria-activedescendant={activeOption ? optionIdOf(listId, active) : undefined}
                  disabled={disabled}
                  readOnly={readOnly}
                  placeholder={isLocked ? undefined : (placeholder ?? texts.placeholder)}
                  value={typed ?? value?.label ?? ''}
                  className={clsx('aferir-field-control', fieldStyles.control, styles.control)}
                  onChange={({ target }) => {
                    setTyped(target.value);
                    open(target.value.trim(), searchDelay);
                  }}
                  onClick={(event) => {
                    onClick?.(event);
                    if (isOpen) return;
                    // What is chosen is replaced by what is typed.
                    event.currentTarget.select();
                    open('', 0);
                  }}
                  onKeyDown={handleKey}
                  onBlur={onBlur}
                />
                <span className={styles.ends}>
                  {value && isOptional && !isLocked ? (
                    <PlainIconButton
                      size="s"
                      label={texts.clear}
                      // The list comes next for who tabs on.
                      tabIndex={isOpen ? -1 : 0}
                      icon={<X />}
                      onClick={() => {
                        take(null);
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
                active={active}
                messages={texts}
                onPoint={setPointed}
                onTake={take}
                onRetry={() => {
                  input.current?.focus();
                  void begin(typed ?? '', 0);
                }}
              />
            </Popover.Content>
          </Popover.Root>
          <VisuallyHidden role="status">{isOpen ? newsOf(search, texts) : null}</VisuallyHidden>
        </span>
      )}
    </FieldFrame>
  );
}

// The focus is the input's: where it goes, the list closes.
function stayInInput(event: { preventDefault: () => void }) {
  event.preventDefault();
}

/** Where one stands at first: at what was chosen, or at the first of what was searched for. */
function firstPointed<Option extends ComboboxOption>(
  { options }: ComboboxSearch<Option>,
  typed: string | undefined,
  chosen: Option | null,
): number {
  if (typed) return options.length > 0 ? 0 : NONE;
  return options.findIndex(({ value }) => value === chosen?.value);
}

function newsOf(
  { status, options, total }: ComboboxSearch<ComboboxOption>,
  texts: ComboboxMessages,
): string {
  if (status === 'loading') return texts.loading;
  if (status === 'failed') return texts.failed;
  if (options.length === 0) return texts.empty;
  return total > options.length ? texts.more(options.length, total) : texts.found(options.length);
}
