import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeAtomically } from '../kit/write-atomically.ts'

/** What the provider signs with: its ID tokens, and its own cookies. */
export interface ProviderKeys {
  signing: JWK
  cookies: string
}

/** Keeps the keys in a file, so that a restart keeps them. */
export function openProviderKeys(data: string) {
  const path = join(data, 'identity-keys.json')
  let keys: ProviderKeys | undefined = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as ProviderKeys)
    : undefined
  return {
    read: async () => keys ?? (await make()),
    /** Signs with a new key from now on, and forgets the former. */
    rotate: make,
  }

  async function make(): Promise<ProviderKeys> {
    const made = await makeKeys()
    writeAtomically(path, JSON.stringify(made))
    keys = made
    return made
  }
}

async function makeKeys(): Promise<ProviderKeys> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const kid = randomBytes(8).toString('hex')
  return {
    signing: { ...(await exportJWK(privateKey)), kid, use: 'sig', alg: 'RS256' },
    cookies: randomBytes(32).toString('hex'),
  }
}
