import { verifyCertificateQuery } from '@aferir/api-client/react';
import { Button, Form, Notice, TextField } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { linkTo, paths } from '../../../paths.ts';
import { useServices } from '../../../services/services-context.tsx';
import { Panel } from '../../../shared/frame/panel.tsx';
import { useGo } from '../../../shared/navigation/navigation.tsx';
import { certificateMessages as texts } from './certificate-messages.ts';
import styles from './certificate-screen.module.css';
import { VerifiedCertificate } from './verified-certificate.tsx';

/** Props of {@link CertificateScreen}. */
export interface CertificateScreenProps {
  /** As it stands in the address; '' is none yet. */
  code: string;
}

/** Tells whoever holds a certificate whether it was issued, to whom, and for what. */
export function CertificateScreen({ code }: CertificateScreenProps) {
  const { anyone } = useServices();
  const go = useGo();
  const [typed, setTyped] = useState(code);
  const [isMissing, setIsMissing] = useState(false);
  const certificate = useQuery({
    ...verifyCertificateQuery(anyone, { path: { codigo: code } }),
    enabled: code !== '',
  });

  async function submit() {
    const asked = typed.trim();
    setIsMissing(asked === '');
    if (asked === '') return;
    if (asked === code) await certificate.refetch();
    else go(linkTo(paths.certificate, { search: { codigo: asked } }));
  }

  return (
    <Panel title={texts.title} description={texts.text}>
      <div className={styles.answer} role="status">
        {certificate.isFetching ? <span>{texts.verifying}</span> : null}
        {certificate.data ? <VerifiedCertificate certificate={certificate.data} /> : null}
      </div>
      <div className={styles.answer} role="alert">
        {certificate.error && !certificate.isFetching ? (
          <Notice tone="danger">{certificate.error.message}</Notice>
        ) : null}
      </div>
      <Form onSubmit={submit}>
        <TextField
          label={texts.code}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          error={isMissing ? texts.codeMissing : undefined}
        />
        <Button type="submit" size="l" isLoading={certificate.isFetching}>
          {texts.verify}
        </Button>
      </Form>
    </Panel>
  );
}
