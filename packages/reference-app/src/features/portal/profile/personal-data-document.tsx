import type { Schema } from '@aferir/api-client';
import { formatDate } from '@aferir/domain';
import { DocumentMasthead, DocumentSection, DocumentSheet, pageMarks } from '@aferir/widgets';
import type { ComponentProps } from 'react';
import type { DataGroup } from './data-groups.ts';
import styles from './personal-data-document.module.css';
import { personalDataMessages } from './personal-data-messages.ts';
import { personalDataSections } from './personal-data-sections.ts';

/** Props of {@link PersonalDataDocument}. */
export interface PersonalDataDocumentProps extends Pick<ComponentProps<'div'>, 'ref'> {
  data: Schema<'PersonalData'>;
}

/** Everything stored about a person, as a document for paper. */
export function PersonalDataDocument({ data, ref }: PersonalDataDocumentProps) {
  const { pessoa, dtGeracao } = data;
  return (
    <DocumentSheet ref={ref} subject={pessoa.nmPessoa} messages={personalDataMessages}>
      <DocumentMasthead
        title={personalDataMessages.title}
        subtitle={personalDataMessages.subtitle(formatDate(dtGeracao))}
        company={pessoa.nmCliente}
        logoUrl={null}
      />
      {personalDataSections(data).map(({ title, groups }) => (
        <DocumentSection key={title} title={title}>
          {groups.length === 0 ? (
            <p className={styles.text}>{personalDataMessages.nothing}</p>
          ) : null}
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
