import type { PayloadRequest } from 'payload'
import type { NewDocument } from '#plugins/kit/storage/documents.ts'
import { openSealed } from '#plugins/kit/sealing/open-sealed.ts'
import { seal } from '#plugins/kit/sealing/secrets.ts'
import type {
  LineWithoutPrescription,
  NewPurchase,
  Purchase,
  PurchaseDocument,
  SealedPrescriptions,
} from './purchase.ts'

export function toPurchase(req: PayloadRequest, document: PurchaseDocument): Purchase {
  const { id, updatedAt: _, createdAt: __, lines, prescriptions, form, ...open } = document
  const row = `purchases ${id}`
  return {
    ...open,
    form: { ...form, ...(form.note && { note: openSealed<string>(req, row, form.note) }) },
    lines: openSealed<LineWithoutPrescription[]>(req, row, lines),
    prescriptions: openSealed<SealedPrescriptions>(req, row, prescriptions),
  }
}

/** Lines are sealed too, since the SKU of a contact lens reveals a prescription, and notes, since they are free text. */
export function toDocument({ lines, prescriptions, form, ...open }: NewPurchase): NewDocument<'purchases'> {
  return {
    ...open,
    owedVersion: 0,
    form: { ...form, ...(form.note && { note: seal(form.note) }) },
    lines: seal(lines),
    prescriptions: seal(prescriptions),
  }
}
