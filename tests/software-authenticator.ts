import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40
const AAGUID = Buffer.alloc(16)

/** What a browser hands an authenticator, and what a test makes wrong on purpose. */
interface Ceremony {
  challenge: string
  origin?: string
  rpId?: string
  /** Whether the authenticator has made sure who holds it. */
  isVerified?: boolean
  counter?: number
}

/** A passkey in software with one credential (ES256), for tests: it makes and signs what a browser would send. */
export function softwareAuthenticator(ours: { origin: string; rpId: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let signed = 0
  let userHandle = ''

  const clientData = (type: string, { challenge, origin = ours.origin }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function authenticatorData({ rpId = ours.rpId, isVerified = true, counter }: Ceremony, key?: Uint8Array): Buffer {
    signed = counter ?? signed + 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(signed)
    const flags = PRESENT | (isVerified ? VERIFIED : 0) | (key ? HAS_KEY : 0)
    const head = [createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count]
    const length = Buffer.from([0, id.length])
    return Buffer.concat(key ? [...head, AAGUID, length, id, key] : head)
  }

  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const }

  return {
    id: named.id,

    /** Makes the credential for a user, as `navigator.credentials.create()` does. */
    create(ceremony: Ceremony & { user?: string }) {
      userHandle = ceremony.user ?? userHandle
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      )
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authenticatorData(ceremony, key))],
        ]) as never,
      )
      return {
        ...named,
        response: {
          clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
          transports: ['internal'],
        },
      }
    },

    /** Signs in, as `navigator.credentials.get()` does. */
    get(ceremony: Ceremony & { user?: string; key?: typeof privateKey }) {
      const client = clientData('webauthn.get', ceremony)
      const data = authenticatorData(ceremony)
      const hashed = createHash('sha256').update(client).digest()
      const signature = sign('sha256', Buffer.concat([data, hashed]), ceremony.key ?? privateKey)
      return {
        ...named,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: ceremony.user ?? userHandle,
        },
      }
    },
  }
}
