/**
 * What the error codes of SQLite, MongoDB and file systems mean. Nothing else in the shop knows them, and no wording of a
 * database is read. 14031 is MongoDB's OutOfDiskSpace, 11000 its DuplicateKey.
 */
const codes = {
  taken: /^(SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)|11000)$/,
  refused: /^SQLITE_(ERROR|MISMATCH|CONSTRAINT|TOOBIG)/,
  noSpace: /^(SQLITE_(FULL|IOERR|READONLY)(_\w+)?|14031|ENOSPC|EDQUOT|EROFS|EIO)$/,
  /** A server that ends, has given its place to another member, or has lost its own connection. */
  away: /^(6|7|89|91|189|9001|10107|11600|11602|13435|13436)$/,
  damaged: /^SQLITE_(NOTADB|CORRUPT)/,
  notOpened: /^SQLITE_(CANTOPEN|READONLY|PERM)/,
}

/** Classes of the driver's errors that have no code. */
const connectionErrors = /^Mongo(ServerSelection|Network|NetworkTimeout|PoolCleared|PoolClosed)Error$/

/** Whether a unique key is taken. */
export function isUniqueViolation(problem: unknown): boolean {
  return hasCode(problem, codes.taken) || causesOf(problem).some(isReportedByAdapter)
}

/** Whether nothing can be written now, since the disk is full, failing or read-only. */
export function cannotWrite(problem: unknown): boolean {
  return hasCode(problem, codes.noSpace)
}

/** Whether the database's server cannot be asked now. What was asked just before may have been done or not. */
export function isUnreachable(problem: unknown): boolean {
  return hasCode(problem, codes.away) || causesOf(problem).some(({ name }) => connectionErrors.test(name))
}

/** The code of a failure that lies with the database and passes. Undefined for any other. */
export function databaseFailure(problem: unknown): 'shop.cannot_write' | 'shop.not_ready' | undefined {
  if (isUnreachable(problem)) return 'shop.not_ready'
  return cannotWrite(problem) ? 'shop.cannot_write' : undefined
}

/** Whether the file of the database is no database, or a damaged one. */
export function isDamaged(problem: unknown): boolean {
  return hasCode(problem, codes.damaged)
}

/** Whether the file of the database may not be opened, or only be read. */
export function cannotOpen(problem: unknown): boolean {
  return hasCode(problem, codes.notOpened)
}

/** Whether the database does not take a value or a query as a caller sent it. */
export function isMalformedQuery(problem: Error): boolean {
  if (problem.name === 'CastError' || problem.name === 'BSONError') return true
  // A value that no driver can bind is thrown without a code.
  const { code = 'SQLITE_ERROR' } = (problem.cause ?? {}) as { code?: unknown }
  return problem.constructor.name === 'DrizzleQueryError' && codes.refused.test(String(code))
}

/**
 * Adapters turn a unique violation, and nothing else, into Payload's ValidationError, which has no code. Its fields
 * distinguish it from mongoose's error of the same name. Not `instanceof`, since the admin's bundle has a class of its
 * own.
 */
function isReportedByAdapter(problem: Error): boolean {
  return problem.name === 'ValidationError' && 'data' in problem
}

function hasCode(problem: unknown, wanted: RegExp): boolean {
  return causesOf(problem).some((each) => 'code' in each && wanted.test(String(each.code)))
}

/** An error and its causes: adapters wrap what the driver throws. */
function causesOf(problem: unknown): Error[] {
  return problem instanceof Error ? [problem, ...causesOf(problem.cause)] : []
}
