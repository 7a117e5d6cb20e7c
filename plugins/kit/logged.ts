import type { Config } from 'payload'

type LoggerOptions = Extract<NonNullable<Config['logger']>, { options: unknown }>['options']

interface LoggedError {
  type: string
  code?: string | number
  message: string
  stack?: string
  cause?: LoggedError
}

const LONGEST_MESSAGE = 500
const DEEPEST_CAUSE = 4

/**
 * The part of an error that may be logged: its kind, code, stack and cause.
 *
 * Errors may contain personal data: a failed query its parameters, a refused mail its recipient, a malformed body its
 * beginning. So only the fields named here are logged, and the message without values.
 */
export function loggedError(problem: unknown, depth = 0): LoggedError {
  if (!isErrorLike(problem)) return { type: typeof problem, message: '' }
  const { code, stack, cause } = problem
  const places = stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: problem.constructor?.name ?? 'Error',
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    message: messageOf(problem),
    ...(places && { stack: places.join('\n') }),
    ...(isErrorLike(cause) && depth < DEEPEST_CAUSE && { cause: loggedError(cause, depth + 1) }),
  }
}

/** Code or kind of a problem, as it is stored with what has failed. */
export function codeOf(problem: unknown): string {
  const { code, type } = loggedError(problem)
  return String(code ?? type)
}

/** Options of the shop's logger: an error is logged only as `loggedError` gives it. */
export function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    serializers: { err: (problem: unknown) => loggedError(problem) },
    hooks: {
      logMethod(line, method) {
        const [first, ...rest] = line as unknown[]
        const facts = isErrorLike(first) ? { err: first } : typeof first === 'string' ? withoutValues(first) : first
        // Without a text, the logger would use the error's message unfiltered.
        const text = rest.length === 0 && hasError(facts) ? [messageOf(facts.err)] : rest
        method.apply(this, [facts, ...text] as Parameters<typeof method>)
      },
    },
  }
}

interface ErrorLike {
  constructor?: { name: string }
  message: string
  stack?: string
  code?: unknown
  cause?: unknown
}

function isErrorLike(value: unknown): value is ErrorLike {
  return typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
}

function hasError(facts: unknown): facts is { err: ErrorLike } {
  return typeof facts === 'object' && facts !== null && 'err' in facts && isErrorLike(facts.err)
}

function messageOf(problem: ErrorLike): string {
  // The message about unreadable JSON quotes it.
  const said = problem instanceof SyntaxError ? problem.message.replace(/"[\s\S]*"/, '"…"') : problem.message
  return withoutValues(said).slice(0, LONGEST_MESSAGE)
}

/** Text without the values that SQLite and MongoDB quote, and without e-mail addresses. */
function withoutValues(text: string): string {
  const said = text.replace(/\nparams:[\s\S]*$/, '')
  const query = /failed query:/i.test(said) ? said.replace(/'(?:[^']|'')*'/g, "'…'") : said
  const cast = query.replace(/(Cast to \S+ failed for value )[\s\S]*?( \(type )/g, '$1…$2')
  const key = cast.replace(/dup key: \{[\s\S]*\}/, 'dup key: {…}')
  return key.replace(/[^\s"'<>(),;:]+@[^\s"'<>(),;:]+/g, '…@…')
}
