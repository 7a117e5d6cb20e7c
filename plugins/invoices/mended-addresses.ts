import type { PayloadRequest } from 'payload'
import type { EInvoiceAddress, EInvoiceTo } from '#domain/invoices/e-invoice.ts'
import { handlersOf, type Handlers } from '#plugins/kit/handlers.ts'

/** Keeps the address that staff have found out for the e-invoices of an agreement; `who` mended it. Repeated, it changes nothing. */
export type KeepAddress = (req: PayloadRequest, agreement: string, to: EInvoiceAddress, who: string) => Promise<void>

const EXTENSION_POINT = 'mended addresses'

/** For `extend`: registers who has the addresses of e-invoices. */
export function keepingEInvoiceAddresses(handlers: Record<string, KeepAddress>): Handlers {
  return { [EXTENSION_POINT]: handlers }
}

/** Keeps a mended address where that of an e-invoice came from, so that the next one has it. */
export async function keepMended(
  req: PayloadRequest,
  { agreement }: Pick<EInvoiceTo, 'agreement'>,
  to: EInvoiceAddress,
  who: string,
): Promise<void> {
  if (agreement === '') return
  for (const keep of handlersOf<KeepAddress>(req.payload.config, EXTENSION_POINT).values())
    await keep(req, agreement, to, who)
}
