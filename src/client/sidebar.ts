import { USER } from './session.ts';

/** Key of the browser's storage under which the desk's sidebar is remembered as folded. */
export const SIDEBAR = 'sidebar';

/** Where the sidebar lies across the top, as a menu that each page starts with closed (admin.css). */
export const LYING = '(width < 800px)';

/**
 * Folds the sidebar and shows an admin his entries before the first frame, standing as the first child of what is folded:
 * modules run after it. The page's content policy names it by its hash (layouts/Admin.astro).
 */
export const FRAME_AT_ONCE =
  `{const{dataset}=document.currentScript.parentElement,user=${JSON.stringify(USER)};` +
  `dataset.folded=matchMedia(${JSON.stringify(LYING)}).matches||localStorage.getItem(${JSON.stringify(SIDEBAR)})==="folded";` +
  `try{dataset.role=JSON.parse(localStorage.getItem(user)??sessionStorage.getItem(user)).role}catch{}}`;
