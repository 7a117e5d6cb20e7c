import { VISITOR_KEY } from '#domain/own-storage.ts'
import { randomUuid } from '#domain/random-uuid.ts'

/** The id of this browser, made when it is first needed. Undefined where nothing can be stored: then nothing is suggested either. */
export function visitorId(): string | undefined {
  try {
    const known = localStorage.getItem(VISITOR_KEY) ?? randomUuid()
    localStorage.setItem(VISITOR_KEY, known)
    return known
  } catch {
    return undefined
  }
}
