import type { Parcel } from '#contracts/order-parts.ts'
import { Refusal } from '#domain/refusal.ts'

/** What a carrier calls the way of a parcel, and where it goes. */
export interface LabelService {
  service: string
  /** The carrier's own name of the point; null for the receiver's door. */
  point: string | null
}

/** By the permanent number of the delivery method: the carrier's service, and whether the receiver chose a point. */
const SERVICES: Readonly<Record<number, { service: string; hasPoint: boolean }>> = {
  201: { service: 'PO2103', hasPoint: true },
  202: { service: 'PO2104', hasPoint: false },
  203: { service: 'MH80', hasPoint: true },
}

/**
 * How a parcel of a delivery is booked. Throws `order.without_label` for one that no carrier delivers, such as to a
 * store, and for one from before points were stored by their names.
 */
export function labelService(delivery: { methodId: number; pickupPointId?: string | null | undefined }): LabelService {
  const found = SERVICES[delivery.methodId]
  const point = found?.hasPoint ? (delivery.pickupPointId ?? null) : null
  if (!found || (found.hasPoint && point === null)) throw new Refusal('order.without_label')
  return { service: found.service, point }
}

const PAGES: Record<Parcel['carrier'], (code: string) => string> = {
  posti: (code) => `https://www.posti.fi/fi/seuranta#/lahetys/${code}`,
  matkahuolto: (code) => `https://www.matkahuolto.fi/seuranta/tilanne/?package_code=${code}`,
}

/** The address of the carrier's tracking page of a parcel. */
export function trackingLink({ carrier, code }: Parcel): string {
  return PAGES[carrier](encodeURIComponent(code))
}
