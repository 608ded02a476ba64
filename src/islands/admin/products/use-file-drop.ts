import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Accepts files dropped anywhere on the page: a file dropped beside the field would otherwise open in the browser and replace
 * the form. Returns whether a file is being dragged over the page.
 */
export function useFileDrop(onFiles: (files: FileList) => void): boolean {
  const [isDragging, setIsDragging] = useState(false);
  const addFiles = useEffectEvent(onFiles);
  useEffect(() => {
    const listening = new AbortController();
    const listen = <Name extends keyof WindowEventMap>(name: Name, handler: (event: WindowEventMap[Name]) => void) =>
      window.addEventListener(name, handler, { signal: listening.signal });
    // Dragging an image of the page, to reorder it, also carries a file.
    let isOwnImage = false;
    listen('dragstart', () => void (isOwnImage = true));
    listen('dragend', () => void (isOwnImage = false));
    listen('dragover', (event) => {
      if (isOwnImage || !hasFiles(event)) return;
      event.preventDefault();
      setIsDragging(true);
    });
    listen('dragleave', ({ relatedTarget }) => relatedTarget === null && setIsDragging(false));
    listen('drop', (event) => {
      if (isOwnImage || !hasFiles(event)) return;
      event.preventDefault();
      setIsDragging(false);
      // Files dropped on an open dialog are ignored, but must not open in the browser either.
      if (!document.querySelector('dialog[open]')) addFiles(event.dataTransfer!.files);
    });
    return () => listening.abort();
  }, []);
  return isDragging;
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;
