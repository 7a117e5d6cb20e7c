import type { PayloadRequest } from 'payload'
import { eyesOf } from './repository.ts'

/**
 * Whether an order holds prescriptions, and whether one of them is unusual. No value leaves the seal here, so this is
 * not a reading that the timeline must tell.
 */
export async function prescriptionMarks(req: PayloadRequest, number: string) {
  const opened = await eyesOf(req, number)
  // Where nobody can tell, somebody should try to open them and hear why not.
  if (!opened) return { hasPrescriptions: true, isUnusual: false }
  const eyes = Object.values(opened)
  return {
    hasPrescriptions: eyes.some(({ prescription, prescriptionGlasses }) => prescription ?? prescriptionGlasses),
    isUnusual: eyes.some(({ unusual }) => unusual.length > 0),
  }
}
