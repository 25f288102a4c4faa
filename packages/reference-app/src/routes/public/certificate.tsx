import { CertificateScreen } from '../../features/trainings/certificate/certificate-screen.tsx';
import { PublicFrame } from '../../shared/frame/public-frame.tsx';
import { useSearch } from '../../shared/navigation/navigation.tsx';

/** `/certificado?codigo=`: what a certificate vouches for. */
export function Component() {
  const code = useSearch().get('codigo') ?? '';
  return (
    <PublicFrame>
      <CertificateScreen key={code} code={code} />
    </PublicFrame>
  );
}
