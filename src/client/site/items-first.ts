/**
 * In the document of /rfq, before the form's fields: a request that opens with an item (`/rfq?item=…#items`) shows it before
 * the person's fields, from the first frame, so that nothing moves (EnquiryForm.astro).
 */
export const ITEMS_FIRST_SCRIPT =
  "if (location.hash === '#items') document.currentScript.parentElement.dataset.itemsFirst = ''";
