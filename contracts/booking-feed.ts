import * as z from 'zod/mini'
import { route } from './route.ts'

/** The secret in the address of an optometrist's calendar. */
export const FeedSecret = z.string().check(z.regex(/^[\w-]{32}$/))

/**
 * The coming bookings of an optometrist as a calendar (RFC 5545), for anyone who knows its secret address: exam, store
 * and room, and nothing of customers. Fails with `request.not_found`, also where the address was changed.
 */
export const readExaminerFeed = route({
  method: 'get',
  path: '/booking/feed/:secret',
  input: z.object({ secret: FeedSecret }),
  output: z.object({ ics: z.string() }),
})
