import type { Payload, PayloadRequest } from 'payload'
import { hasRoomFor } from '#domain/prescriptions/room-for-files.ts'
import { Refusal } from '#domain/refusal.ts'
import { limitedNetworkOf, spendBytes } from '#plugins/kit/requests/limits.ts'
import { signature } from '#plugins/kit/sealing/secrets.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { acceptedUpload, type PrivateUpload } from '#plugins/kit/uploads/private-upload.ts'

/**
 * The file that a customer sends as base64, as it may be stored. Its size counts against its network, before it is read
 * and, where it grows, as it is stored. Throws `upload.too_much_today`, and as `acceptedUpload`.
 */
export async function receivedUpload(req: PayloadRequest, file: string): Promise<PrivateUpload> {
  const bytes = Buffer.from(file, 'base64')
  await spendBytes(req, 'prescription file', bytes.length)
  const upload = await acceptedUpload(bytes)
  if (upload.bytes.length > bytes.length) await spendBytes(req, 'prescription file', upload.bytes.length - bytes.length)
  return upload
}

/** What is stored of files that no order has, in bytes. */
interface Stored {
  readAtMs: number
  all: number
  byNetwork: Map<string, number>
}

/** How long it is known before it is read anew, for what other processes have stored. What this one stores is added at once. */
const FRESH_MS = 60_000
const known = new WeakMap<Payload, Promise<Stored>>()

/**
 * Takes room for a file that no order has, by the network that sends it. Gives the signature of that network, null where limits are
 * off. Throws `upload.no_room`.
 */
export async function takeRoom(req: PayloadRequest, bytes: number): Promise<string | null> {
  const address = limitedNetworkOf(req)
  if (address === null) return null
  const network = signature('files from', address).slice(0, 16)
  const stored = await storedNow(req)
  const { all, byNetwork } = stored
  const own = byNetwork.get(network) ?? 0
  if (!hasRoomFor(bytes, { all, own, networks: byNetwork.size })) throw new Refusal('upload.no_room')
  stored.all += bytes
  byNetwork.set(network, own + bytes)
  return network
}

async function storedNow(req: PayloadRequest): Promise<Stored> {
  const before = known.get(req.payload)
  if (before && performance.now() - (await before).readAtMs < FRESH_MS) return before
  // Who asked at the same time has had it read already.
  const meanwhile = known.get(req.payload)
  if (meanwhile && meanwhile !== before) return meanwhile
  const reading = read(req)
  known.set(req.payload, reading)
  reading.catch(() => known.delete(req.payload))
  return reading
}

async function read(req: PayloadRequest): Promise<Stored> {
  const readAtMs = performance.now()
  const files = await findAll(
    req,
    'prescription-files',
    { orderNumber: { exists: false } },
    { fields: ['bytes', 'network'] },
  )
  const byNetwork = new Map<string, number>()
  let all = 0
  for (const { bytes, network } of files) {
    all += bytes ?? 0
    byNetwork.set(network ?? '', (byNetwork.get(network ?? '') ?? 0) + (bytes ?? 0))
  }
  return { readAtMs, all, byNetwork }
}
