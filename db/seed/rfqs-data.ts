import type { QuoteStatus } from '#contracts/quotes.ts';
import type { RfqStatus } from '#contracts/rfqs.ts';
import type { DemoCompany } from './demo-data.ts';

/** One thing asked for: a product of the company by its SKU, or something in words. */
interface DemoRfqLine {
  sku?: string;
  item?: string;
  qty: number;
  target_paise?: number;
}

/** A version of the answer; prices in paise for each line of the RFQ, days counted from today. */
export interface DemoQuote {
  status: QuoteStatus;
  sent_ago: number;
  /** Days from today on which it ends; negative where it has ended. */
  valid_for: number;
  prices: number[];
  freight_paise?: number;
  buyer_note?: string;
  /** Prices for one unit that a counter-offer names, paise, by line. */
  counter?: { line_no: number; price_paise: number; qty: null }[];
  answered_ago?: number;
}

export interface DemoRfq {
  title: string;
  requirement?: string;
  status: RfqStatus;
  lines: DemoRfqLine[];
  /** Each status with the days since, and what was noted. */
  steps: [status: RfqStatus, ago: number, note?: string][];
  messages?: [from: 'buyer' | 'desk', ago: number, body: string][];
  quotes?: DemoQuote[];
}

/** What each demo company has asked for: every state that a buyer meets, the oldest first. */
export const demoRfqs: Record<DemoCompany['key'], DemoRfq[]> = {
  aravalli: [
    {
      title: 'Coolant pumps for the CNC bay',
      status: 'quoted',
      lines: [{ sku: 'CLP-0.5HP-250', qty: 4 }],
      steps: [
        ['submitted', 41],
        ['under review', 40],
        ['quoted', 39],
      ],
      quotes: [{ status: 'expired', sent_ago: 39, valid_for: -24, prices: [665_000], answered_ago: 23 }],
    },
    {
      title: 'Bearings and seals, line 2 overhaul',
      requirement: 'Genuine makes with the maker’s certificate. Delivery to Gate 2 before the shutdown.',
      status: 'quoted',
      lines: [
        { sku: 'BRG-6001-ZZ', qty: 120, target_paise: 8_600 },
        { sku: 'OSL-25X40X7', qty: 200 },
        { item: 'Spindle bearing 7014 CD/P4A DGA, matched pair', qty: 2 },
      ],
      steps: [
        ['submitted', 9],
        ['under review', 8.6],
        ['quoted', 7],
      ],
      messages: [
        ['buyer', 8.8, 'The spindle pair is urgent; the rest can follow.'],
        ['desk', 7, 'Noted. The pair is quoted with air freight.'],
      ],
      quotes: [
        {
          ...{
            status: 'superseded',
            sent_ago: 7,
            valid_for: 12,
            prices: [8_950, 3_700, 3_412_500],
            freight_paise: 185_000,
          },
          ...{ buyer_note: 'At ₹86.00 for the 6001 and with road freight we order this week.', answered_ago: 5 },
        },
        { status: 'sent', sent_ago: 2, valid_for: 12, prices: [8_650, 3_650, 3_395_000], freight_paise: 62_000 },
      ],
    },
    {
      title: 'Grease for the press shop',
      status: 'more information requested',
      lines: [{ sku: 'GRS-EP2-18KG', qty: 6 }],
      steps: [
        ['submitted', 3],
        ['under review', 2.8],
        ['more information requested', 2],
      ],
      messages: [['desk', 2, 'Is NLGI 2 right for the central lubrication, or do the pumps need NLGI 00?']],
    },
    {
      title: 'Helmets with the plant’s logo',
      requirement: 'One-colour print, 60 × 40 mm, on the front. Artwork follows.',
      status: 'submitted',
      lines: [{ sku: 'HEL-R-BL', qty: 150 }],
      steps: [['submitted', 0.4]],
    },
  ],
  konkan: [
    {
      title: 'Pipette tips, second half-year',
      status: 'quoted',
      lines: [
        { sku: 'KP-LAB-TIP-200-F', qty: 60 },
        { sku: 'KP-LAB-TIP-1000-F', qty: 80 },
      ],
      steps: [
        ['submitted', 6],
        ['under review', 5.7],
        ['quoted', 4],
      ],
      quotes: [{ status: 'sent', sent_ago: 4, valid_for: 2, prices: [50_400, 54_900] }],
    },
    {
      title: 'Monoblock pumps for utilities',
      status: 'quoted',
      lines: [{ sku: 'KP-UTL-MBP-2HP-3PH', qty: 3, target_paise: 960_000 }],
      steps: [
        ['submitted', 12],
        ['under review', 11],
        ['quoted', 10],
      ],
      quotes: [
        {
          ...{ status: 'countered', sent_ago: 10, valid_for: 5, prices: [1_012_000], freight_paise: 240_000 },
          ...{ buyer_note: 'Our ceiling is ₹9,600 each, delivered.', answered_ago: 1.5 },
          counter: [{ line_no: 1, price_paise: 960_000, qty: null }],
        },
      ],
    },
    {
      title: 'Clean-room wipes, class 10',
      status: 'submitted',
      lines: [{ item: 'Clean-room wipes, class 10, 9 × 9 in', qty: 40 }],
      steps: [['submitted', 1]],
    },
  ],
  deccan: [
    {
      title: 'Site helmets and gloves, phase 3',
      status: 'under review',
      lines: [
        { sku: 'DI/SAFE/HEL-P-YL', qty: 400, target_paise: 8_200 },
        { sku: 'DI/SAFE/NIT-6MIL-L', qty: 60 },
      ],
      steps: [
        ['submitted', 2],
        ['under review', 1.2],
      ],
    },
    {
      title: 'Gate valves for the fire main',
      status: 'declined',
      lines: [{ item: 'Cast-iron gate valve 350 mm, PN 16, rising stem', qty: 2 }],
      steps: [
        ['submitted', 20],
        ['under review', 19],
        ['declined', 17, 'The maker takes no order below ten of this size before April.'],
      ],
    },
    {
      title: 'Dewatering pumps, 3 HP',
      status: 'quoted',
      lines: [{ sku: 'DI/MACH/MBP-2HP-3PH', qty: 5 }],
      steps: [
        ['submitted', 5],
        ['under review', 4.5],
        ['quoted', 3],
      ],
      quotes: [{ status: 'sent', sent_ago: 3, valid_for: 20, prices: [1_018_500], freight_paise: 310_000 }],
    },
  ],
};
