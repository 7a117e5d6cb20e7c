import { ValidationError, type CollectionBeforeOperationHook } from 'payload'

/** Long enough against guessing over the network, even from many addresses. */
const MIN_PASSWORD_LENGTH = 12

const operations = ['create', 'update', 'resetPassword']

/** Requires a minimum length in every operation that sets a password. */
export const requireLongPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { password } = ('data' in args ? (args.data ?? {}) : {}) as { password?: unknown }
  const isLong = typeof password === 'string' && password.length >= MIN_PASSWORD_LENGTH
  if (!operations.includes(operation) || password === undefined || password === null || isLong) return args
  const message = req.t('validation:longerThanMin', { minLength: MIN_PASSWORD_LENGTH })
  throw new ValidationError(
    { collection: 'staff', errors: [{ label: 'Salasana', message, path: 'password' }], req },
    req.t,
  )
}
