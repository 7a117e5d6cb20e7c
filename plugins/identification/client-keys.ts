import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { storedKey } from '#plugins/kit/sealing/stored-keys.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'

const SIGNING = 'ES256'
const ENCRYPTION = 'RSA-OAEP-256'

/** A private key for the client library. */
interface ClientKey {
  key: CryptoKey
  kid: string
  alg: string
}

/** The shop's private keys as they are stored. */
interface StoredPair {
  signing: JWK
  encryption: JWK
}

/** The keys by which the shop signs its requests to the identity provider, and opens its answers. */
export async function clientKeys(context: WithPayload): Promise<Record<keyof StoredPair, ClientKey>> {
  const { signing, encryption } = await storedPair(context)
  return { signing: await clientKey(signing), encryption: await clientKey(encryption) }
}

/** Their public halves, as a JWK set. */
export async function publicKeys(context: WithPayload): Promise<Record<string, unknown>[]> {
  const { signing, encryption } = await storedPair(context)
  return [signing, encryption].map(publicHalf)
}

function storedPair(context: WithPayload): Promise<StoredPair> {
  return storedKey(context, 'eid client keys', async () => ({
    signing: await newKey(SIGNING, 'sig'),
    encryption: await newKey(ENCRYPTION, 'enc'),
  }))
}

async function newKey(alg: string, use: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true })
  const jwk = await exportJWK(privateKey)
  return { ...jwk, alg, use, kid: await calculateJwkThumbprint(jwk) }
}

async function clientKey(jwk: JWK): Promise<ClientKey> {
  const { kid = '', alg = '' } = jwk
  return { key: (await importJWK(jwk, alg)) as CryptoKey, kid, alg }
}

/** Members are named one by one, so that no private one slips through. */
function publicHalf({ kty, crv, x, y, n, e, alg, use, kid }: JWK): Record<string, unknown> {
  return kty === 'EC' ? { kty, crv, x, y, alg, use, kid } : { kty, n, e, alg, use, kid }
}
