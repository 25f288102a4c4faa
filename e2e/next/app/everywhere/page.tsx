import { Probes } from './probes.tsx';

interface PageProps {
  searchParams: Promise<{ values: string }>;
}

/** The two probes of the assertions; a server writes what HTML can say of their values. */
export default async function Page({ searchParams }: PageProps) {
  const { values } = await searchParams;
  return <Probes values={JSON.parse(values)} />;
}
