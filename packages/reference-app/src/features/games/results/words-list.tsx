import type { Schema } from '@aferir/api-client';
import { normalizeSearchText } from '@aferir/domain';
import { Button, type ChartFiles, TextField, VisuallyHidden } from '@aferir/ui';
import { FileSpreadsheet } from 'lucide-react';
import { useId, useState } from 'react';
import styles from './game-results.module.css';
import { gameResultsMessages as texts } from './game-results-messages.ts';

const PORTION = 20;
/** Fewer are seen at a glance. */
const SEARCHED_FROM = 8;

/** Props of {@link WordsList}. */
export interface WordsListProps {
  question: Schema<'GameQuestionResult'>;
  files: ChartFiles;
}

/** What people wrote, the same texts together with how often they came. */
export function WordsList({ question, files }: WordsListProps) {
  const { dsPergunta, textos, qtdTextos } = question;
  const titleId = useId();
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(PORTION);
  const sought = normalizeSearchText(search);
  const found = textos.filter(({ dsTexto }) => normalizeSearchText(dsTexto).includes(sought));
  const more = Math.min(PORTION, found.length - shown);
  const table = [
    [texts.text, texts.answers],
    ...textos.map(({ dsTexto, qtd }) => [dsTexto, qtd.toLocaleString('pt-BR')]),
  ];

  return (
    <section aria-labelledby={titleId} className={styles.words}>
      <div>
        <h2 id={titleId} className={styles.wordsTitle}>
          {dsPergunta}
        </h2>
        <p className={styles.summary}>
          {textos.length === 0 ? texts.nobody : texts.wordsSummary(textos.length, qtdTextos)}
        </p>
      </div>
      {textos.length >= SEARCHED_FROM ? (
        <>
          <TextField
            type="search"
            label={texts.searchWords}
            value={search}
            onChange={(event) => {
              setSearch(event.target.value);
              setShown(PORTION);
            }}
            className={styles.search}
          />
          <VisuallyHidden role="status">
            {sought ? texts.wordsFound(found.length) : ''}
          </VisuallyHidden>
        </>
      ) : null}
      {textos.length > 0 && found.length === 0 ? (
        <p className={styles.summary}>{texts.noWordsFound}</p>
      ) : null}
      <ul className={styles.texts}>
        {found.slice(0, shown).map(({ dsTexto, qtd }) => (
          <li key={dsTexto} className={styles.text}>
            <span className={styles.textWords}>{dsTexto}</span>
            <span className={styles.textCount}>
              <span aria-hidden="true">{texts.times(qtd)}</span>
              <VisuallyHidden>{texts.timesAloud(qtd)}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
      {textos.length > 0 ? (
        <div className={styles.wordsActions}>
          {more > 0 ? (
            <Button variant="ghost" size="s" onClick={() => setShown(shown + PORTION)}>
              {texts.showMore(more)}
            </Button>
          ) : null}
          <Button
            variant="ghost"
            size="s"
            icon={<FileSpreadsheet />}
            onClick={() => files.saveTable?.(table)}
          >
            {texts.wordsCsv}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
