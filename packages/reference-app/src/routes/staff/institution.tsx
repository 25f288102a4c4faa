import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { InstitutionScreen } from '../../features/institution/screens/institution-screen.tsx';
import { linkTo, paths } from '../../paths.ts';

/** Long enough to read that the data were saved. */
const REDIRECT_DELAY = 1000;

/** `/homelogado/dados-cadastrais`, and `/dadosinstituicao` until the data are confirmed, which leads on to the home. */
export function Component() {
  const navigate = useNavigate();
  const [isConfirmed, setIsConfirmed] = useState(false);
  useEffect(() => {
    if (!isConfirmed) return;
    const lead = () => void navigate(linkTo(paths.staffHome), { replace: true });
    const timer = setTimeout(lead, REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [isConfirmed, navigate]);
  return <InstitutionScreen onConfirmed={() => setIsConfirmed(true)} />;
}
