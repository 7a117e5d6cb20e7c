import type { CollectionAfterLoginHook, CollectionBeforeOperationHook } from 'payload'
import { Refusal } from '#domain/refusal.ts'
import { deskRefusal } from '#plugins/kit/desk-refusal.ts'
import { mindGuess, type Guess } from '#plugins/kit/limits.ts'

/** Each account is counted apart in each network: who guesses at somebody's password shuts out only themselves. */
export const countGuess: CollectionBeforeOperationHook = async ({ args, context, operation, req }) => {
  if (operation !== 'login') return args
  const { email } = ('data' in args ? (args.data ?? {}) : {}) as { email?: unknown }
  try {
    context.guess = await mindGuess(req, 'password', String(email).trim().toLowerCase())
  } catch (problem) {
    throw problem instanceof Refusal ? deskRefusal(problem.code, problem.details) : problem
  }
  return args
}

/** Who knows the password was not guessing. */
export const takeGuessBack: CollectionAfterLoginHook = async ({ context }) => {
  await (context.guess as Guess | undefined)?.wasRight()
}
