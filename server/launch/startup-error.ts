/** A failure that the operator can fix. Printed as one sentence, without a stack trace. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}

/** Exits with one sentence for an expected failure, and with the whole error otherwise. */
export function exitWithError(error: unknown): never {
  console.error(error instanceof StartupError ? `\n${error.message}\n` : error)
  process.exit(1)
}
