/** The shapes of the demo data; money in paise, rates in basis points (1800 = 18 %). */

/** A company with its addresses, as the seed writes it. */
export interface DemoCompany {
  /** Short name that the product files use. */
  key: 'aravalli' | 'konkan' | 'deccan';
  name: string;
  slug: string;
  gst_number: string;
  pan_tin_number: string;
  bill_to_address: string;
  bill_to_city: string;
  bill_to_state: string;
  bill_to_pincode: string;
  ship_to_address: string;
  ship_to_city: string;
  ship_to_state: string;
  ship_to_pincode: string;
  contact_person_name: string;
  contact_person_email: string;
  contact_person_phone: string;
  accounts_person_name: string;
  accounts_person_email: string;
  accounts_person_phone: string;
  addresses: DemoAddress[];
}

interface DemoAddress {
  label: string;
  address: string;
  city: string;
  state: string;
  pincode: string;
  is_default: boolean;
}

export interface DemoProduct {
  /** Unique in the company. */
  sku: string;
  name: string;
  category: string;
  subcategory: string;
  brand: string;
  price_paise: number;
  stock: number;
  /** Unit quantity code of the GST rules: NOS, KGS, MTR, LTR, BOX, PAC, SET, PRS, ROL. */
  unit: string;
  /** What one unit holds, for example `Box of 100`; null where a unit is one piece. */
  pack: string | null;
  /** 4, 6 or 8 digits. */
  hsn: string;
  /** Null where the product carries no rate. */
  gst_rate_bp: number | null;
  description: string;
  /** Data-sheet rows in the order shown, for example `{ Bore: '25 mm' }`. */
  attributes: Record<string, string>;
}
