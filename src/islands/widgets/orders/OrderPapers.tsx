import type { Endpoint } from '#contracts/endpoint.ts';
import { ORDER_DOCUMENT_LABELS, orderDocuments } from '#contracts/orders/documents.ts';
import type { OrderStatus } from '#contracts/orders/portal.ts';
import { DownloadButton } from '#ui/DownloadButton.tsx';

type Props = { id: number; status: OrderStatus; endpoint: Endpoint };

/** The proforma and the confirmation of an order, as far as its status has them. */
export function OrderPapers({ id, status, endpoint }: Props) {
  return orderDocuments(status).map((document) => (
    <DownloadButton key={document} endpoint={endpoint} query={{ id, document }} name={`${document}-${id}.pdf`}>
      {ORDER_DOCUMENT_LABELS[document]}
    </DownloadButton>
  ));
}
