import type { PayloadRequest } from 'payload'
import { openSealed } from '#plugins/kit/sealing/open-sealed.ts'
import { seal } from '#plugins/kit/sealing/secrets.ts'
import type { Stored } from '#plugins/kit/storage/documents.ts'

import type { StoredInvoice } from './stored-invoice.ts'

type Noted = { note: string }

/** The parts of an invoice that hold notes of staff, as they are stored: notes are free text, so they are sealed. */
export function toDocumentFields({ credits, payments, timeline }: StoredInvoice) {
  return {
    credits: credits.map(sealedNote),
    payments: payments.map((payment) => ({ ...payment, refunds: payment.refunds.map(sealedNote) })),
    timeline: timeline.map(sealedNote),
  }
}

export function toInvoice(req: PayloadRequest, document: Stored<'invoices'>): StoredInvoice {
  const { id, updatedAt: _, createdAt: __, owed: ___, owedVersion: ____, ...open } = document
  const opened = <One extends Noted>(one: One): One => ({
    ...one,
    note: one.note && openSealed<string>(req, `invoices ${id}`, one.note),
  })
  return {
    ...open,
    standing: open.standing ?? null,
    period: open.period ?? null,
    eInvoice: open.eInvoice ?? null,
    credits: open.credits.map(opened),
    payments: open.payments.map((payment) => ({ ...payment, refunds: payment.refunds.map(opened) })),
    timeline: open.timeline.map(opened),
  }
}

function sealedNote<One extends Noted>(one: One): One {
  return { ...one, note: one.note && seal(one.note) }
}
