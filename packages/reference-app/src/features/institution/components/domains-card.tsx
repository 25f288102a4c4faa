import { Card, TextAreaField } from '@aferir/ui';
import { fieldOf } from '../../../shared/forms/field-of.ts';
import { checkDomains } from '../company-values.ts';
import { institutionMessages as texts } from '../institution-messages.ts';
import type { CompanyPartProps } from './company-part.ts';

/** Props of {@link DomainsCard}. */
export interface DomainsCardProps extends CompanyPartProps {
  /** Whether this machine may be listed, as in the example company. */
  allowsLocal: boolean;
}

/** The sites that may hold the company's pages and elements. */
export function DomainsCard({ form, isReadOnly, allowsLocal }: DomainsCardProps) {
  return (
    <Card title={texts.domainsTitle} description={texts.domainsText}>
      <TextAreaField
        {...fieldOf(form)('dominiosAutorizados', {
          validate: (text) => checkDomains(text, allowsLocal),
        })}
        label={texts.domains}
        hint={allowsLocal ? texts.domainsHintLocal : texts.domainsHint}
        isOptional
        spellCheck={false}
        autoCapitalize="off"
        readOnly={isReadOnly}
      />
    </Card>
  );
}
