import { exportJWK, generateKeyPair, type CryptoKey } from 'jose'
import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as oidc from 'openid-client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CLIENT_ID, openStandIns } from '../open-stand-ins.ts'
import type { IdentityMode } from './control.ts'
import { visitBank } from './visit-bank.ts'

const SHOP = 'http://localhost:1'
const RETURN = `${SHOP}/omat-sivut/tunnistaudu/paluu`

const data = mkdtempSync(join(tmpdir(), 'identity-'))
let standIns: Awaited<ReturnType<typeof openStandIns>>
let signing: oidc.PrivateKey
let encryption: CryptoKey
let shopKeys: object

beforeAll(async () => {
  const [sign, decrypt] = [
    await generateKeyPair('ES256', { extractable: true }),
    await generateKeyPair('RSA-OAEP-256', { extractable: true }),
  ]
  signing = { key: sign.privateKey, kid: 's' }
  encryption = decrypt.privateKey
  shopKeys = {
    keys: [
      { ...(await exportJWK(sign.publicKey)), kid: 's', use: 'sig', alg: 'ES256' },
      { ...(await exportJWK(decrypt.publicKey)), kid: 'e', use: 'enc', alg: 'RSA-OAEP-256' },
    ],
  }
  standIns = await openStandIns({
    port: 0,
    smtpPort: 0,
    identityPort: 0,
    data,
    retrySeconds: [],
    shopUrl: SHOP,
    fetchKeys: () => Promise.resolve(Response.json(shopKeys)),
  })
})

afterAll(async () => {
  await standIns.close()
  rmSync(data, { recursive: true })
})

beforeEach(() => behave('normal'))

test('the stand-in identifies a person by the profile of the Finnish Trust Network', async () => {
  const { claims } = await identify('ilona')
  expect(claims).toMatchObject({
    acr: 'http://ftn.ficora.fi/2017/loa2',
    'urn:oid:1.2.246.21': expect.stringMatching(/^020599Y958.$/) as unknown,
    'urn:oid:2.5.4.4': 'Nordström',
    'urn:oid:1.2.246.575.1.14': 'Ilona',
    'urn:oid:1.3.6.1.5.5.7.9.1': '1999-05-02',
  })
})

test('the stand-in asks for the person at each visit', async () => {
  expect((await identify('anna')).claims['urn:oid:2.5.4.4']).toBe('Testinen')
  expect((await identify('eero')).claims['urn:oid:2.5.4.4']).toBe('Mallikas')
})

test('the stand-in continues after its keys were changed, with the new key', async () => {
  const former = (await identify('anna')).kid
  await post('/identity/keys', {})
  const { claims, kid } = await identify('anna')
  expect(claims['urn:oid:2.5.4.4']).toBe('Testinen')
  expect(kid).not.toBe(former)
})

test.each([
  ['that is not signed', unsigned],
  ['signed by a stranger', signedByStranger],
  ['without PKCE', withoutPkce],
])('the stand-in refuses a request %s', async (_, request) => {
  const answer = await fetch(await request(), { redirect: 'manual' })
  const location = answer.headers.get('location')
  const error = location ? new URL(location).searchParams.get('error') : await answer.text()
  expect(error).toMatch(/^invalid_request/)
})

test('the stand-in accepts an authorization code once', async () => {
  const visit = await begin('anna')
  await redeem(visit)
  await expect(redeem(visit)).rejects.toMatchObject({ error: 'invalid_grant' })
})

test.each<[IdentityMode | 'cancel', string, RegExp]>([
  ['cancel', 'access_denied', /canceled/],
  ['expired', 'access_denied', /expired/],
  ['too-many', 'access_denied', /Too many/],
  ['server-error', 'server_error', /did not answer/],
])('the mode %s ends a visit with the error %s', async (mode, error, description) => {
  if (mode !== 'cancel') await behave(mode)
  const { back } = await begin(mode === 'cancel' ? null : 'anna')
  const query = new URL(back).searchParams
  expect(query.get('error')).toBe(error)
  expect(query.get('error_description')).toMatch(description)
})

test('the mode wrong-nonce answers with the nonce of another visit', async () => {
  await behave('wrong-nonce')
  await expect(identify('anna')).rejects.toThrow(/JWT claim/)
})

test('the mode low-trust identifies with too low a level of assurance', async () => {
  await behave('low-trust')
  expect((await identify('anna')).claims.acr).toBe('http://ftn.ficora.fi/2017/loa1')
})

test('the mode no-number leaves out the personal identity code', async () => {
  await behave('no-number')
  expect((await identify('anna')).claims).not.toHaveProperty(['urn:oid:1.2.246.21'])
})

test('the mode unavailable answers with 503', async () => {
  await behave('unavailable')
  const answer = await fetch(`${standIns.identityUrl}/.well-known/openid-configuration`)
  expect(answer.status).toBe(503)
})

test('the mode silent answers the shop after a delay', async () => {
  const visit = await begin('anna')
  await behave('silent', 1)
  const began = Date.now()
  await redeem(visit)
  expect(Date.now() - began).toBeGreaterThanOrEqual(1000)
})

test('the mode twice still returns the visitor with a code', async () => {
  await behave('twice')
  const { back } = await begin('anna')
  expect(back).toMatch(/^http:\/\/localhost:1\/omat-sivut\/tunnistaudu\/paluu\?code=/)
})

test('the stand-in answers to its own host name only', async () => {
  const status = await new Promise((resolve) => {
    get(`${standIns.identityUrl}/jwks`, { headers: { host: 'shop.example' } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
  })
  expect(status).toBe(421)
})

interface Visit {
  back: string
  nonce: string
  state: string
  verifier: string
}

/** Goes to the bank, and comes back. */
async function begin(person: string | null): Promise<Visit> {
  const [nonce, state, verifier] = [oidc.randomNonce(), oidc.randomState(), oidc.randomPKCECodeVerifier()]
  const to = await oidc.buildAuthorizationUrlWithJAR(await config(), await parameters(verifier, nonce, state), signing)
  return { back: await visitBank(to.href, person), nonce, state, verifier }
}

async function redeem({ back, nonce, state, verifier }: Visit) {
  const checks = { expectedNonce: nonce, expectedState: state, pkceCodeVerifier: verifier }
  return oidc.authorizationCodeGrant(await config(), new URL(back), checks)
}

async function identify(person: string) {
  const { jwks_uri: address = '' } = (await config()).serverMetadata()
  const answer = await redeem(await begin(person))
  const { keys } = (await (await fetch(address)).json()) as { keys: { kid: string }[] }
  return { claims: { ...answer.claims() } as Record<string, unknown>, kid: keys[0]?.kid }
}

async function parameters(verifier: string, nonce: string, state: string) {
  return {
    scope: 'openid',
    response_type: 'code',
    redirect_uri: RETURN,
    nonce,
    state,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    acr_values: 'http://ftn.ficora.fi/2017/loa2',
  }
}

async function unsigned(): Promise<URL> {
  return oidc.buildAuthorizationUrl(await config(), await parameters('v'.repeat(43), 'n', 's'))
}

async function signedByStranger(): Promise<URL> {
  const { privateKey } = await generateKeyPair('ES256')
  const asked = await parameters('v'.repeat(43), 'n', 's')
  return oidc.buildAuthorizationUrlWithJAR(await config(), asked, { key: privateKey, kid: 's' })
}

async function withoutPkce(): Promise<URL> {
  const { code_challenge: _, code_challenge_method: __, ...asked } = await parameters('v'.repeat(43), 'n', 's')
  return oidc.buildAuthorizationUrlWithJAR(await config(), asked, signing)
}

async function config(): Promise<oidc.Configuration> {
  const metadata = { id_token_signed_response_alg: 'RS256' }
  const made = await oidc.discovery(new URL(standIns.identityUrl), CLIENT_ID, metadata, oidc.PrivateKeyJwt(signing), {
    execute: [oidc.allowInsecureRequests],
  })
  oidc.enableNonRepudiationChecks(made)
  oidc.enableDecryptingResponses(made, ['A256GCM'], { key: encryption, kid: 'e' })
  return made
}

function behave(mode: IdentityMode, seconds = 60): Promise<void> {
  return post('/identity/control', { mode, seconds })
}

async function post(path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(standIns.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(answer.status).toBe(200)
}
