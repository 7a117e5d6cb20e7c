import type { CollectionAfterLoginHook, CollectionBeforeOperationHook } from 'payload'
import { accountEmail } from '#domain/customers/email.ts'
import { Refusal } from '#domain/refusal.ts'
import { adminRefusal } from '#plugins/kit/admin/admin-refusal.ts'
import { countGuess, type Guess } from '#plugins/kit/requests/limits.ts'

/** Counts sign-ins per account and network, so that an attacker locks out only their own network. */
export const countLoginGuess: CollectionBeforeOperationHook = async ({ args, context, operation, req }) => {
  if (operation !== 'login') return args
  const { email } = ('data' in args ? (args.data ?? {}) : {}) as { email?: unknown }
  try {
    context.guess = await countGuess(req, 'password', accountEmail(String(email)))
  } catch (problem) {
    throw problem instanceof Refusal ? adminRefusal(problem.code, problem.details) : problem
  }
  return args
}

/** A successful sign-in does not count as a guess. */
export const forgiveLoginGuess: CollectionAfterLoginHook = async ({ context }) => {
  await (context.guess as Guess | undefined)?.wasRight()
}
