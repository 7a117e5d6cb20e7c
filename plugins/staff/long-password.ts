import { ValidationError, type CollectionBeforeOperationHook } from 'payload'

/** Nobody guesses so long a password over the network, from however many places they try. */
const SHORTEST_PASSWORD = 12

const setting = ['create', 'update', 'resetPassword']

/** A new password is long, in whichever way it is set. */
export const longPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { password } = ('data' in args ? (args.data ?? {}) : {}) as { password?: unknown }
  const isLong = typeof password === 'string' && password.length >= SHORTEST_PASSWORD
  if (!setting.includes(operation) || password === undefined || password === null || isLong) return args
  const message = req.t('validation:longerThanMin', { minLength: SHORTEST_PASSWORD })
  throw new ValidationError(
    { collection: 'staff', errors: [{ label: 'Salasana', message, path: 'password' }], req },
    req.t,
  )
}
