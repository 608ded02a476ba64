import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes files that are dropped anywhere on the page: one that misses its place by a little would else be opened by the browser
 * instead of the form. True while a file hovers over the page.
 */
export function useFileDrop(onFiles: (files: FileList) => void): boolean {
  const [over, setOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const listening = new AbortController();
    const listen = <Name extends keyof WindowEventMap>(name: Name, heard: (event: WindowEventMap[Name]) => void) =>
      window.addEventListener(name, heard, { signal: listening.signal });
    // A picture of the page that is dragged brings a file as well, and means its place among the others.
    let isOurs = false;
    listen('dragstart', () => void (isOurs = true));
    listen('dragend', () => void (isOurs = false));
    listen('dragover', (event) => {
      if (isOurs || !bringsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    });
    listen('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false));
    listen('drop', (event) => {
      if (isOurs || !bringsFiles(event)) return;
      event.preventDefault();
      setOver(false);
      // Over what asks something first they are only kept from being opened.
      if (!document.querySelector('dialog[open]')) take(event.dataTransfer!.files);
    });
    return () => listening.abort();
  }, []);
  return over;
}

const bringsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;
