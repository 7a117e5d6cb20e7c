import type { PayloadRequest } from 'payload'
import { eyesOf } from './repository.ts'

/**
 * Whether an order holds prescriptions, and whether one of them is unusual. No value is shown, so the timeline need not
 * tell of it.
 */
export async function prescriptionMarks(req: PayloadRequest, number: string) {
  const eyes = Object.values(await eyesOf(req, number))
  return {
    hasPrescriptions: eyes.some(({ prescription, prescriptionGlasses }) => prescription ?? prescriptionGlasses),
    isUnusual: eyes.some(({ unusual }) => unusual.length > 0),
  }
}
