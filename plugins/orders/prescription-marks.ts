import type { PayloadRequest } from 'payload'
import { eyesOf } from './repository.ts'

/**
 * Whether an order holds prescriptions, and whether one of them is unusual. No value is shown, so the timeline need not
 * tell of it.
 */
export async function prescriptionMarks(req: PayloadRequest, number: string) {
  const opened = await eyesOf(req, number)
  // They cannot be decrypted: staff who try to open them are told why.
  if (!opened) return { hasPrescriptions: true, isUnusual: false }
  const eyes = Object.values(opened)
  return {
    hasPrescriptions: eyes.some(({ prescription, prescriptionGlasses }) => prescription ?? prescriptionGlasses),
    isUnusual: eyes.some(({ unusual }) => unusual.length > 0),
  }
}
