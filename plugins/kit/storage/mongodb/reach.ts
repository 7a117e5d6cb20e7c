import { MongoClient } from 'mongodb'
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

/** How long to look for a server before anything else is opened: an operator sees the failure within five seconds. */
const REACH_MS = 3000

/** Connects once. Throws `UnusableDatabase` where the server of this URI cannot be reached or refuses the user. */
export async function reachMongodb(url: string): Promise<void> {
  try {
    const client = new MongoClient(url, { serverSelectionTimeoutMS: REACH_MS, connectTimeoutMS: REACH_MS })
    await client.connect().finally(() => client.close())
  } catch (problem) {
    throw unusable(problem, url)
  }
}
