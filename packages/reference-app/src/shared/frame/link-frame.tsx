import { CompanyMark, openedLinkQuery, toCompany } from '@aferir/widgets';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services/services-context.tsx';
import { PublicFrame, type PublicFrameProps } from './public-frame.tsx';

/** Props of {@link LinkFrame}. */
export interface LinkFrameProps extends Omit<PublicFrameProps, 'brand'> {
  hash: string;
}

/** The frame of a page that a link opens, in the name of the link's company once the page has asked. */
export function LinkFrame({ hash, ...frame }: LinkFrameProps) {
  const { links } = useServices();
  const { data } = useQuery({ ...openedLinkQuery(links(hash)), enabled: false });
  return <PublicFrame {...frame} brand={<CompanyMark company={data && toCompany(data)} />} />;
}
