import * as z from 'zod/mini'
import { route } from './route.ts'

/** Staff: a step that is stuck is tried at once. Whether it is done now. */
export const tryStepAgain = route({
  method: 'post',
  path: '/work/:id/again',
  input: z.object({ id: z.string().check(z.maxLength(40)) }),
  output: z.object({ isDone: z.boolean() }),
})
