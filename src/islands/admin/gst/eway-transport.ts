import type { EwayConsignment, EwayTransport, TransportMode } from '#contracts/gst/eway-bills.ts';

/** Transport as typed. */
export interface Transport {
  mode: TransportMode;
  distance: string;
  vehicle: string;
  transporter_id: string;
  transporter_name: string;
  document_no: string;
  document_date: string;
}

/** What is known from the dispatch. */
export const blankTransport = ({ vehicle, carrier, lr_number }: EwayConsignment): Transport => ({
  ...{ mode: 'road', distance: '0', vehicle: vehicle ?? '', transporter_id: '', transporter_name: carrier ?? '' },
  ...{ document_no: lr_number ?? '', document_date: '' },
});

/** The chosen consignments as the call takes them. */
export const bodyOf = (chosen: Readonly<Record<number, Transport>>): EwayTransport[] =>
  Object.entries(chosen).map(([id, { distance, document_date, ...typed }]) => ({
    ...typed,
    shipment_id: Number(id),
    distance: distance.trim() === '' ? 0 : Number(distance),
    document_date: document_date || null,
  }));
