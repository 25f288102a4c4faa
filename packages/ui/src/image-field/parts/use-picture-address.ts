import { useEffect, useState } from 'react';

/** Where a picture is shown from: its address, or one that is made for it as long as it is shown. */
export function usePictureAddress(picture: Blob | string | null): string | undefined {
  const [made, setMade] = useState<{ picture: Blob; address: string }>();
  useEffect(() => {
    if (!(picture instanceof Blob)) return;
    const address = URL.createObjectURL(picture);
    setMade({ picture, address });
    return () => URL.revokeObjectURL(address);
  }, [picture]);
  if (typeof picture === 'string') return picture || undefined;
  return made && made.picture === picture ? made.address : undefined;
}
