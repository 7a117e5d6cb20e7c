import * as z from 'zod/mini'
import { route } from './route.ts'

/** The pseudonymous id of a browser, made by its own script with consent to C0003. Whoever knows it may have it forgotten. */
export const VisitorId = z.uuid()
export type VisitorId = z.infer<typeof VisitorId>

/** Forgets everything that a browser has told of itself. Safe to send twice. */
export const eraseVisitor = route({
  method: 'post',
  path: '/site/visitor/forget',
  input: z.object({ visitor: VisitorId }),
  output: z.object({ forgotten: z.literal(true) }),
})
