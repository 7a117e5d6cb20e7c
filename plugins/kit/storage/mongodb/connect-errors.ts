import { UnusableDatabase } from '../unusable-database.ts'

/** An error of the driver while it connects, as a sentence. */
export function unusable(problem: unknown, url: string): UnusableDatabase {
  const { name, message, code } = problem as Error & { code?: unknown }
  const options = { cause: problem }
  const place = url.replace(/\/\/[^/]*@/, '//')
  if (/ServerSelection|Network/.test(name))
    return new UnusableDatabase(`MongoDB is not reachable at ${place}; start it or change DATABASE_URI.`, options)
  if (code === WRONG_PASSWORD)
    return new UnusableDatabase(`MongoDB at ${place} refused the user and password of DATABASE_URI.`, options)
  // The message may quote the whole address.
  const reason = message.includes('@') ? 'it is no valid address' : message
  return new UnusableDatabase(`DATABASE_URI cannot be used: ${reason}.`, options)
}

const WRONG_PASSWORD = 18
