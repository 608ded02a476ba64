import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint.ts';
import { file } from '../fields/files.ts';
import { formId, formInt } from '../fields/form-values.ts';
import { id } from '../fields/text.ts';

/** Most certificates of one line of a consignment. */
export const MAX_CERTIFICATES = 5;

/** Message of a form without the file. */
export const CERTIFICATE_MISSING = 'Choose the certificate of this batch.';

/**
 * Attaches the certificate of a batch to a line of a consignment; the buyer sees it beside the line. 404 for an unknown
 * consignment, 409 above MAX_CERTIFICATES, 413 and 415 for a file that is too large or not of an accepted type.
 */
export const addBatchCertificateEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/batch-certificate-add',
  creates: true,
  roles: staffRoles,
  needs: ['stores'],
  form: true,
  body: z.object({ shipment_id: formId, line_no: formInt, file: file(CERTIFICATE_MISSING) }),
  reply: z.object({ message: z.string() }),
});

/** Message of a form without the file. */
export const PROOF_MISSING = 'Choose the proof of delivery.';

/**
 * Attaches the signed proof of delivery to a consignment that has arrived; the buyer sees it with the consignment. 404 for an
 * unknown consignment, 409 before it is delivered and if it has one, 413 and 415 for a file that is too large or not of an
 * accepted type.
 */
export const addDeliveryProofEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/delivery-proof-add',
  creates: true,
  roles: staffRoles,
  needs: ['stores'],
  form: true,
  body: z.object({ shipment_id: formId, file: file(PROOF_MISSING) }),
  reply: z.object({ message: z.string() }),
});

/** Removes a batch certificate or a proof of delivery; 404 for an unknown one. */
export const removeShipmentFileEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/shipment-file-remove',
  roles: staffRoles,
  needs: ['stores'],
  body: z.object({ id }),
  reply: z.object({ message: z.string() }),
});
