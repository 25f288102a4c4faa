import { useEffect, useState } from 'react';

/** An address for captions that came as text, as a `<track>` takes one. */
export function useCaptions(text: string | null): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (text === null) return;
    const made = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }));
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [text]);
  return url;
}
