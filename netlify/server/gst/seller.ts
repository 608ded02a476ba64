import { brand, contact, supplier } from '#site';
import type { Seller } from './document.ts';

/** Our own registration, from the site's company file. */
export const seller: Seller = {
  ...{ gstin: supplier.gstin, stateCode: supplier.stateCode, state: supplier.state },
  ...{ legalName: brand.legalName, tradeName: brand.name },
  ...{ address: supplier.address, city: supplier.city, pincode: supplier.pincode },
  ...{ phone: contact.phone, email: contact.email },
  ...{ hsnDigits: supplier.hsnDigits, booksFrom: supplier.booksFrom },
};
