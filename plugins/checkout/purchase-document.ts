import type { PayloadRequest } from 'payload'
import { openSealed } from '#plugins/kit/open-sealed.ts'
import { seal } from '#plugins/kit/secrets.ts'
import type { LineWithoutPrescription, Purchase, SealedPrescriptions } from './purchase.ts'

/** Prescriptions are sealed, and lines, since the SKU of a contact lens reveals one. So are notes, which are free text. */
export interface PurchaseDocument extends Omit<Purchase, 'lines' | 'prescriptions'> {
  id: number | string
  lines: string
  prescriptions: string
}

export function toPurchase(req: PayloadRequest, document: PurchaseDocument): Purchase {
  const { id, lines, prescriptions, form, refunds, ...open } = document
  const row = `purchases ${id}`
  return {
    ...open,
    form: { ...form, ...(form.note && { note: openSealed<string>(req, row, form.note) }) },
    refunds: refunds.map((refund) => ({
      ...refund,
      note: refund.note && openSealed<string>(req, row, refund.note),
    })),
    lines: openSealed<LineWithoutPrescription[]>(req, row, lines),
    prescriptions: openSealed<SealedPrescriptions>(req, row, prescriptions),
  }
}

export function toDocument({ lines, prescriptions, form, refunds, ...open }: Purchase): Omit<PurchaseDocument, 'id'> {
  return {
    ...open,
    form: { ...form, ...(form.note && { note: seal(form.note) }) },
    refunds: sealedNotes(refunds),
    lines: seal(lines),
    prescriptions: seal(prescriptions),
  }
}

export function sealedNotes(refunds: Purchase['refunds']): Purchase['refunds'] {
  return refunds.map((refund) => ({ ...refund, note: refund.note && seal(refund.note) }))
}
