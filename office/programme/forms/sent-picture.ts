import { useEffect, useState } from 'react';

/** What this page has sent, by its hash, so that a field finds its picture wherever it comes to stand. */
const sent = new Map<string, File>();

export function noteSent(hash: string, file: File): void {
  sent.set(hash, file);
}

/** A file that was sent as an address that the page's policy permits. */
export function useSentAddress(hash: string): string | undefined {
  const [address, setAddress] = useState<string>();
  const file = sent.get(hash);
  useEffect(() => {
    setAddress(undefined);
    if (!file) return;
    const reader = new FileReader();
    reader.onload = () => setAddress(String(reader.result));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return address;
}
