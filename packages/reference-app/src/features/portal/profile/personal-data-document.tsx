import type { Schema } from '@aferir/api-client';
import { DocumentMasthead, DocumentSection, DocumentSheet, pageMarks } from '@aferir/widgets';
import type { ComponentProps } from 'react';
import type { DataGroup } from './data-groups.ts';
import type { DataWords } from './data-words.ts';
import styles from './personal-data-document.module.css';
import { personalDataSections } from './personal-data-sections.ts';

/** Props of {@link PersonalDataDocument}. */
export interface PersonalDataDocumentProps extends Pick<ComponentProps<'div'>, 'ref'> {
  data: Schema<'PersonalData'>;
  words: DataWords;
}

/** Everything stored about a person, as a document for paper. */
export function PersonalDataDocument({ data, words, ref }: PersonalDataDocumentProps) {
  const { texts } = words;
  const { pessoa, dtGeracao } = data;
  return (
    <DocumentSheet ref={ref} subject={pessoa.nmPessoa} messages={texts}>
      <DocumentMasthead
        title={texts.title}
        subtitle={texts.subtitle(words.date(dtGeracao))}
        company={pessoa.nmCliente}
        logoUrl={null}
      />
      {personalDataSections(words, data).map(({ title, groups }) => (
        <DocumentSection key={title} title={title}>
          {groups.length === 0 ? <p className={styles.text}>{texts.nothing}</p> : null}
          {groups.map((group, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two groups may say the same, and none ever moves
            <Group key={index} {...group} />
          ))}
        </DocumentSection>
      ))}
    </DocumentSheet>
  );
}

function Group({ title, facts }: DataGroup) {
  return (
    <div className={styles.group} {...pageMarks.group}>
      {title ? (
        <h3 className={styles.title} {...pageMarks.keepWithNext}>
          {title}
        </h3>
      ) : null}
      {facts.map(([label, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two facts may say the same, and none ever moves
        <div key={index} className={styles.fact}>
          <p className={styles.label}>{label}</p>
          <p className={styles.text}>{value}</p>
        </div>
      ))}
    </div>
  );
}
