import type { PayloadRequest } from 'payload'
import { prescriptionsOf } from '../repository.ts'

/**
 * Whether an order holds prescriptions, and whether one of them is unusual. No value is shown, so the reading is not
 * logged in the timeline.
 */
export async function prescriptionMarks(req: PayloadRequest, number: string) {
  const prescriptions = Object.values(await prescriptionsOf(req, number))
  return {
    hasPrescriptions: prescriptions.some(
      ({ prescription, prescriptionGlasses, file }) => prescription ?? prescriptionGlasses ?? file,
    ),
    isUnusual: prescriptions.some(({ unusual }) => unusual.length > 0),
  }
}
