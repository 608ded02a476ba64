import * as z from 'zod/mini';

/** Life cycle of a consignment. */
export const ShipmentStatus = z.enum(['packed', 'in transit', 'out for delivery', 'delivered']);
export type ShipmentStatus = z.infer<typeof ShipmentStatus>;

/** Life cycle of a return: goods that came back are credited. */
export const ReturnStatus = z.enum(['requested', 'approved', 'rejected', 'received']);
export type ReturnStatus = z.infer<typeof ReturnStatus>;
