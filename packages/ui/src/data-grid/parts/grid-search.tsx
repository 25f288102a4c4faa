import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import iconStyles from '../../field/control-icon.module.css';
import type { DataGridMessages } from '../data-grid-messages.ts';
import { useDebouncedText } from '../use-debounced-text.ts';
import styles from './grid-toolbar.module.css';

const searchDelay = 300;

interface GridSearchProps {
  value: string;
  onSearch: (search: string) => void;
  texts: DataGridMessages;
}

/** The search box: searches a moment after the last key, at once on Enter. */
export function GridSearch({ value, onSearch, texts }: GridSearchProps) {
  const { text, setText, commitNow } = useDebouncedText(value, onSearch, searchDelay);

  return (
    <div className={styles.search}>
      <Search
        className={clsx(styles.icon, styles.searchIcon, iconStyles.icon)}
        aria-hidden="true"
      />
      <input
        type="search"
        className={styles.searchInput}
        aria-label={texts.search.replace('...', '')}
        placeholder={texts.search}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commitNow(text);
        }}
      />
      {text ? (
        <button
          type="button"
          className={styles.searchClear}
          aria-label={texts.clearSearch}
          onClick={() => commitNow('')}
        >
          <X className={styles.icon} aria-hidden="true" />
        </button>
      ) : null}
    </div>
  );
}
