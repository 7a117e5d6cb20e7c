import type { PayloadRequest } from 'payload'
import { Refusal } from '#domain/refusal.ts'
import { pickupPointsNear } from '#plugins/deliveries/pickup-points.ts'
import { listStores } from '#plugins/stores/repository.ts'

/**
 * The town of a postal code, as the store of that code or the nearest pickup point of the same place has it; null where none does, and where
 * the carrier does not answer. A code's first three digits are one place (Posti).
 */
export async function townOf(req: PayloadRequest, zip: string): Promise<string | null> {
  if (!/^\d{5}$/.test(zip)) return null
  const store = (await listStores(req)).find((one) => one.zip === zip)
  if (store) return store.city
  const points = await pickupPointsNear(zip, 'posti').catch((problem: unknown) => {
    if (problem instanceof Refusal) return []
    throw problem
  })
  const near =
    points.find((point) => point.zip === zip) ?? points.find((point) => point.zip.startsWith(zip.slice(0, 3)))
  return near?.city ?? null
}
