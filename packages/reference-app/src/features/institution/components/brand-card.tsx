import { toBrandColor } from '@aferir/domain';
import { Button, Card, TextField, ThemeScope } from '@aferir/ui';
import { useWatch } from 'react-hook-form';
import { FormImage } from '../../../shared/forms/fields/form-image.tsx';
import fields from '../../../shared/forms/fields.module.css';
import { institutionMessages as texts } from '../institution-messages.ts';
import styles from './brand-card.module.css';
import { type CompanyPartProps, companyField } from './company-part.ts';

/** The company's logo and color, and how they look. */
export function BrandCard(part: CompanyPartProps) {
  const { control, setValue } = part.form;
  const typed = useWatch({ control, name: 'corMarca' });
  const color = toBrandColor(typed);
  return (
    <Card title={texts.brandTitle} description={texts.brandText}>
      <div className={fields.fields}>
        <FormImage
          control={control}
          name="urlLogoSistema"
          purpose="logo"
          label={texts.logo}
          tooLargeMessage={texts.logoTooLarge}
          readOnly={part.isReadOnly}
          isOptional
          className={fields.wide}
        />
        <div className={styles.color}>
          <TextField
            {...companyField(part, 'corMarca')}
            label={texts.color}
            hint={texts.colorHint}
            maxLength={7}
            autoComplete="off"
            spellCheck={false}
            isOptional
          />
          <input
            type="color"
            className={styles.picker}
            aria-label={texts.colorPicker}
            value={color ?? '#3e63dd'}
            disabled={part.isReadOnly}
            onChange={({ target }) =>
              setValue('corMarca', target.value, { shouldDirty: true, shouldValidate: true })
            }
          />
        </div>
        <BrandPreview color={color} />
      </div>
    </Card>
  );
}

function BrandPreview({ color }: { color: string | null }) {
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.caption}>
        <strong>{`${texts.preview} `}</strong>
        <span>{texts.previewText}</span>
      </figcaption>
      <ThemeScope inert {...(color && { brandColor: color })} className={styles.sample}>
        <Button>{texts.previewButton}</Button>
        <Button variant="ghost">{texts.previewLink}</Button>
      </ThemeScope>
    </figure>
  );
}
