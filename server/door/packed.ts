import { packSmall, type Encoding } from './compress.ts'

/** Most bytes of packed pages kept in memory. The longest unasked go first. */
const MOST_BYTES = 48 * 1024 * 1024

const kept = new Map<string, Promise<Buffer>>()
const sizes = new Map<string, number>()
let bytes = 0

/** A body that is sent again and again, packed once for everybody. Named by its tag, so it can never be an older one. */
export function packedOnce(etag: string, body: Buffer, encoding: Encoding): Promise<Buffer> {
  const name = `${encoding} ${etag}`
  const known = kept.get(name)
  if (known) {
    kept.delete(name)
    kept.set(name, known)
    return known
  }
  const packing = packSmall(body, encoding)
  kept.set(name, packing)
  void packing.then(
    (packed) => remember(name, packed.length),
    () => kept.delete(name),
  )
  return packing
}

function remember(name: string, size: number): void {
  sizes.set(name, size)
  bytes += size
  for (const oldest of kept.keys()) {
    if (bytes <= MOST_BYTES) return
    bytes -= sizes.get(oldest) ?? 0
    sizes.delete(oldest)
    kept.delete(oldest)
  }
}
