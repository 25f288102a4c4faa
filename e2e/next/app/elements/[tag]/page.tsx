import { Tag } from '../tag.tsx';

interface PageProps {
  params: Promise<{ tag: string }>;
  searchParams: Promise<{ hs?: string }>;
}

/** Each widget as a tag, whose attributes a server writes. */
export default async function Page({ params, searchParams }: PageProps) {
  const { tag } = await params;
  const { hs } = await searchParams;
  return (
    <Tag
      tag={tag}
      values={{ apiBase: process.env.AFERIR_API, hs, idCliente: hs ? undefined : 1 }}
    />
  );
}
