import { MongoClient } from 'mongodb'
import { unusable } from './connect-errors.ts'

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
