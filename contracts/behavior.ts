import * as z from 'zod/mini'
import { route } from './route.ts'

/**
 * The pseudonymous id of a browser, made by its own script with consent to C0003. Anyone who knows it may have it
 * erased.
 */
export const VisitorId = z.uuid()
export type VisitorId = z.infer<typeof VisitorId>

/** Erases everything that a browser has reported of itself. Safe to send twice. */
export const eraseVisitor = route({
  method: 'post',
  path: '/site/visitor/forget',
  input: z.object({ visitor: VisitorId }),
  output: z.object({ forgotten: z.literal(true) }),
})
