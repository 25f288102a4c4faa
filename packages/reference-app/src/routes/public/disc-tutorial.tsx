import { DiscTutorialScreen } from '../../features/behavioral/screens/disc-tutorial-screen.tsx';
import { linkTo, paths } from '../../paths.ts';
import { useLinkHash } from '../../shared/address/use-link-hash.ts';
import { BrandLink } from '../../shared/frame/brand-link.tsx';
import { LinkFrame } from '../../shared/frame/link-frame.tsx';
import { PublicFrame } from '../../shared/frame/public-frame.tsx';
import { useAddressLanguage } from '../../shared/language/address-language.ts';
import { Spoken } from '../../shared/language/spoken.tsx';

/** `/tutorial-disc`; with `hs` it leads back to that assessment, in the name of its company. The address says what it speaks. */
export function Component() {
  const hs = useLinkHash();
  const language = useAddressLanguage();
  return (
    <Spoken language={language}>
      <Tutorial hs={hs} />
    </Spoken>
  );
}

function Tutorial({ hs }: { hs: string }) {
  if (!hs) {
    return (
      <PublicFrame width="wide" brand={<BrandLink />}>
        <DiscTutorialScreen assessmentHref={null} />
      </PublicFrame>
    );
  }
  return (
    <LinkFrame hash={hs} width="wide">
      <DiscTutorialScreen assessmentHref={linkTo(paths.questionnaire, { search: { hs } })} />
    </LinkFrame>
  );
}
