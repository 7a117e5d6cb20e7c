import * as z from 'zod/mini'
import { route } from './route.ts'

/** Staff: a letter that was given up is sent once more. */
export const sendLetterAgain = route({
  method: 'post',
  path: '/letter/:id/again',
  input: z.object({ id: z.string().check(z.maxLength(40)) }),
  output: z.object({ isWaiting: z.literal(true) }),
})
