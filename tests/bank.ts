import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import Provider, { type Configuration } from 'oidc-provider'

/** A made-up person of the identity provider. */
export interface Person {
  socialNumber: string
  firstNames: string
  lastName: string
}

/** How the provider behaves at the next login. */
export type Behavior = 'works' | 'lowTrust' | 'noSocialNumber' | 'silent' | 'unavailable'

/** An identity provider by the profile of the Finnish Trust Network, in this process, for one client. */
export async function openBank(client: { id: string; redirectUri: string; jwks: () => Promise<{ keys: JWK[] }> }) {
  let behavior: Behavior = 'works'
  const people = new Map<string, Person>()
  let handle = (_request: IncomingMessage, response: ServerResponse) => void response.end()
  const server = createServer((request, response) => {
    if (behavior === 'unavailable') return void response.writeHead(503).end()
    if (behavior === 'silent' && request.url?.startsWith('/token')) return
    handle(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function start(): Promise<void> {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true })
    const key = { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: crypto.randomUUID() }
    const provider = new Provider(issuer, configuration(key, await client.jwks()))
    const serve = provider.callback()
    handle = (request, response) => {
      const shown = /^\/interaction\/[\w-]+\?(.*)$/.exec(request.url ?? '')?.[1]
      if (shown === undefined) return void serve(request, response)
      const answer = Object.fromEntries(new URLSearchParams(shown))
      const acr = `http://ftn.ficora.fi/2017/loa${behavior === 'lowTrust' ? 1 : 2}`
      const result = answer['error'] ? answer : { login: { accountId: answer['person'] ?? '', acr } }
      void provider.interactionFinished(request, response, result as never)
    }
  }

  function configuration(key: JWK, jwks: { keys: JWK[] }): Configuration {
    return {
      jwks: { keys: [key as never] },
      cookies: { keys: ['only for tests'] },
      clients: [
        {
          client_id: client.id,
          redirect_uris: [client.redirectUri],
          response_types: ['code'],
          grant_types: ['authorization_code'],
          token_endpoint_auth_method: 'private_key_jwt',
          token_endpoint_auth_signing_alg: 'ES256',
          request_object_signing_alg: 'ES256',
          require_signed_request_object: true,
          id_token_signed_response_alg: 'RS256',
          id_token_encrypted_response_alg: 'RSA-OAEP-256',
          id_token_encrypted_response_enc: 'A256GCM',
          jwks: jwks as never,
        },
      ],
      acrValues: ['http://ftn.ficora.fi/2017/loa1', 'http://ftn.ficora.fi/2017/loa2'],
      scopes: ['openid'],
      claims: {
        openid: ['sub', 'urn:oid:1.2.246.21', 'urn:oid:2.5.4.4', 'urn:oid:1.2.246.575.1.14'],
        acr: null,
      },
      conformIdTokenClaims: false,
      pkce: { required: () => true },
      features: {
        devInteractions: { enabled: false },
        encryption: { enabled: true },
        requestObjects: { enabled: true, requireSignedRequestObject: true },
      },
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      findAccount: (_, id) => ({
        accountId: id,
        claims: () => {
          const person = people.get(id)
          return {
            sub: id,
            ...(behavior !== 'noSocialNumber' && { 'urn:oid:1.2.246.21': person?.socialNumber }),
            'urn:oid:2.5.4.4': person?.lastName,
            'urn:oid:1.2.246.575.1.14': person?.firstNames,
          }
        },
      }),
      async loadExistingGrant({ oidc }) {
        const grant = new oidc.provider.Grant({ clientId: client.id, accountId: oidc.session?.accountId ?? '' })
        grant.addOIDCScope('openid')
        await grant.save()
        return grant
      },
    }
  }
  await start()

  return {
    issuer,
    behave(as: Behavior) {
      behavior = as
    },
    /** New keys from now on; the former ones are gone. */
    rotateKeys: start,
    /** Goes through the login at this address, and gives the query with which the browser comes back. */
    async login(to: string, answer: Person | { error: string; error_description?: string }): Promise<string> {
      const cookies = new Map<string, string>()
      const visit = async (address: string) => {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const response = await fetch(new URL(address, issuer), { redirect: 'manual', headers: { cookie } })
        for (const set of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
          cookies.set(name, value)
        }
        return response.headers.get('location') ?? (await response.text())
      }
      const shown = 'error' in answer ? answer : { person: crypto.randomUUID() }
      if ('person' in shown) people.set(shown.person, answer as Person)
      let at = await visit(to)
      at = await visit(`${at}?${new URLSearchParams(shown)}`)
      at = at.startsWith(client.redirectUri) ? at : await visit(at)
      return new URL(at).search
    },
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
