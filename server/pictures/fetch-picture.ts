import { get as getPlain, type IncomingMessage } from 'node:http'
import { get as getSecure } from 'node:https'
import { isPublicAddress } from '#plugins/kit/requests/is-public-address.ts'
import { lookupReachable, refusePrivateHost, type MayReach } from '#plugins/kit/requests/reach-public.ts'

const MOST_BYTES = 12 * 1024 * 1024
const PATIENCE_MS = 10_000

/**
 * The bytes at an address of the public network; undefined where there are none, too many, or too slow ones. No
 * redirect is followed: it could lead to a host that is not allowed.
 */
export async function fetchPicture(url: URL, mayReach: MayReach = isPublicAddress): Promise<Buffer | undefined> {
  try {
    refusePrivateHost(url, mayReach)
    const answer = await ask(url, mayReach)
    if (answer.statusCode === 200) return await bodyOf(answer)
    answer.destroy()
    return undefined
  } catch {
    return undefined
  }
}

function ask(url: URL, mayReach: MayReach): Promise<IncomingMessage> {
  const get = url.protocol === 'https:' ? getSecure : getPlain
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const headers = { accept: 'image/webp,image/avif,image/png,image/jpeg', 'accept-encoding': 'identity' }
  return new Promise((answered, broken) => {
    get(url, { headers, signal, agent: false, lookup: lookupReachable(mayReach) }, answered).on('error', broken)
  })
}

async function bodyOf(answer: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length
    // Leaving the loop ends the connection.
    if (size > MOST_BYTES) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}
