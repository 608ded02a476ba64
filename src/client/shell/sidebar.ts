import { USER } from '../session.ts';

/** The local storage key for the sidebar: `folded` or `open`. */
export const SIDEBAR = 'sidebar';

/** Screens on which the sidebar is a menu across the top, closed when a page opens. */
export const NARROW_SCREEN = '(width < 800px)';

/**
 * An inline script, first child of the frame: folds the sidebar and sets the role, which shows an admin's entries, before the
 * first paint. Modules run later. The content policy allows it by its hash (layouts/Admin.astro).
 */
export const RESTORE_FRAME_SCRIPT =
  `{const{dataset}=document.currentScript.parentElement,user=${JSON.stringify(USER)};` +
  `dataset.folded=matchMedia(${JSON.stringify(NARROW_SCREEN)}).matches||localStorage.getItem(${JSON.stringify(SIDEBAR)})==="folded";` +
  `try{dataset.role=JSON.parse(localStorage.getItem(user)??sessionStorage.getItem(user)).role}catch{}}`;
