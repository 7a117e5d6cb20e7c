import * as z from 'zod/mini'
import { route } from './route.ts'

/** Staff: a step that is stuck is tried at once. Whether it is done now. */
export const tryStepAgain = route({
  method: 'post',
  path: '/work/:id/again',
  input: z.object({ id: z.string().check(z.maxLength(40)) }),
  output: z.object({ isDone: z.boolean() }),
})

/**
 * Staff: drops a message that did not leave, as where its address is wrong: it is not retried, and is deleted as one
 * that was sent. `note` says why. Fails with `work.not_stuck`, and with `work.not_let_go` for anything else than a
 * message.
 */
export const dropped = route({
  method: 'post',
  path: '/work/:id/let-go',
  input: z.object({
    id: z.string().check(z.maxLength(40)),
    note: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)),
  }),
  output: z.object({ isLetGo: z.literal(true) }),
})
