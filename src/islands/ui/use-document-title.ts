import { useEffect } from 'react';
import { brand } from '#site';

/** Sets the document title to the record's name once it is known, where one static page serves many records. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${brand.name}`;
  }, [title]);
}
