import type { PayloadRequest } from 'payload'
import { openSealed } from '#plugins/kit/open-sealed.ts'
import { seal } from '#plugins/kit/secrets.ts'
import type { SealedPrescriptions, MoneyBack, LineWithoutPrescription, Purchase } from './repository.ts'

/** What says something of eyes is sealed; by its SKU, a contact lens says it all. So are notes: anything may stand in them. */
export interface PurchaseDocument extends Omit<Purchase, 'lines' | 'eyes'> {
  id: number | string
  lines: string
  eyes: string
}

export function toPurchase(req: PayloadRequest, document: PurchaseDocument): Purchase {
  const { id, lines, eyes, form, moneyBack, ...open } = document
  const row = `purchases ${id}`
  return {
    ...open,
    form: { ...form, ...(form.note && { note: openSealed<string>(req, row, form.note) }) },
    moneyBack: moneyBack && {
      ...moneyBack,
      note: moneyBack.note && openSealed<string>(req, row, moneyBack.note),
    },
    lines: openSealed<LineWithoutPrescription[]>(req, row, lines),
    eyes: openSealed<SealedPrescriptions>(req, row, eyes),
  }
}

export function toDocument({ lines, eyes, form, moneyBack, ...open }: Purchase): Omit<PurchaseDocument, 'id'> {
  return {
    ...open,
    form: { ...form, ...(form.note && { note: seal(form.note) }) },
    moneyBack: moneyBack && sealedMoneyBack(moneyBack),
    lines: seal(lines),
    eyes: seal(eyes),
  }
}

export function sealedMoneyBack(moneyBack: MoneyBack): MoneyBack {
  return { ...moneyBack, note: moneyBack.note && seal(moneyBack.note) }
}
