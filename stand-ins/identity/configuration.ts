import { interactionPolicy, type Account, type Configuration, type KoaContextWithOIDC } from 'oidc-provider'
import type { openBehavior } from '../kit/behavior.ts'
import type { IdentityControl } from './control.ts'
import { PERSONS } from './persons.ts'
import type { ProviderKeys } from './provider-keys.ts'
import type { openVisits } from './visits.ts'

/** Levels of trust in the Finnish Trust Network: substantial and high, and one that is too low. */
export const LEVELS = {
  low: 'http://ftn.ficora.fi/2017/loa1',
  substantial: 'http://ftn.ficora.fi/2017/loa2',
  high: 'http://ftn.ficora.fi/2017/loa3',
}

/** The shop, as the broker has registered it. */
export interface IdentityClient {
  id: string
  /** The public address of the shop. */
  shopUrl: string
}

const MINUTE = 60

/** A provider by the profile of the Finnish Trust Network (Traficom recommendation 213/2023 S). */
export function configuration(
  client: IdentityClient,
  { signing, cookies }: ProviderKeys,
  visits: ReturnType<typeof openVisits>,
  behavior: ReturnType<typeof openBehavior<IdentityControl>>,
  fetchKeys: typeof fetch,
): Configuration {
  return {
    adapter: visits,
    clients: [
      {
        client_id: client.id,
        // A page of the shop in each of its languages.
        redirect_uris: ['', '/sv', '/en'].map((prefix) => `${client.shopUrl}${prefix}/omat-sivut/tunnistaudu/paluu`),
        jwks_uri: `${client.shopUrl}/api/auth/eid/keys`,
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'private_key_jwt',
        token_endpoint_auth_signing_alg: 'ES256',
        request_object_signing_alg: 'ES256',
        id_token_signed_response_alg: 'RS256',
        id_token_encrypted_response_alg: 'RSA-OAEP-256',
        id_token_encrypted_response_enc: 'A256GCM',
      },
    ],
    jwks: { keys: [signing] },
    cookies: { keys: [cookies] },
    acrValues: Object.values(LEVELS),
    claims: {
      openid: [
        ...['sub', 'urn:oid:1.2.246.21', 'urn:oid:2.5.4.4'],
        ...['urn:oid:1.2.246.575.1.14', 'urn:oid:1.3.6.1.5.5.7.9.1'],
      ],
      acr: null,
      auth_time: null,
    },
    // The profile asks for no second call: the claims are in the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    responseTypes: ['code'],
    scopes: ['openid'],
    enabledJWA: {
      clientAuthSigningAlgValues: ['ES256'],
      requestObjectSigningAlgValues: ['ES256'],
      idTokenSigningAlgValues: ['RS256'],
      idTokenEncryptionAlgValues: ['RSA-OAEP-256'],
      idTokenEncryptionEncValues: ['A256GCM'],
    },
    clientAuthMethods: ['private_key_jwt'],
    features: {
      devInteractions: { enabled: false },
      encryption: { enabled: true },
      requestObjects: { enabled: true, requireSignedRequestObject: true },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
    },
    interactions: { url: (_, { uid }) => `/tunnistus/${uid}`, policy: [asksEachTime()] },
    ttl: {
      AccessToken: MINUTE,
      AuthorizationCode: MINUTE,
      Grant: 10 * MINUTE,
      IdToken: 5 * MINUTE,
      Interaction: 10 * MINUTE,
      Session: 10 * MINUTE,
    },
    loadExistingGrant: grantsAll,
    findAccount: (_, id) => accountOf(id, behavior),
    // The shop is on this machine, where the provider's own fetch does not go.
    fetch: fetchKeys,
    renderError: (ctx, { error, error_description: description = '' }) => {
      ctx.type = 'text/plain'
      ctx.body = `${error}: ${description}`
    },
  }
}

/** A bank asks who one is at each visit; nobody stays signed in. */
function asksEachTime(): interactionPolicy.Prompt {
  const isMissing = ({ oidc: { result } }: KoaContextWithOIDC) => !result?.login
  return new interactionPolicy.Prompt(
    { name: 'login', requestable: true },
    new interactionPolicy.Check('asked', 'Identification is needed', isMissing),
  )
}

/** The test bank asks for no consent. */
async function grantsAll({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({
    clientId: oidc.client?.clientId ?? '',
    accountId: oidc.session?.accountId ?? '',
  })
  grant.addOIDCScope('openid')
  await grant.save()
  return grant
}

function accountOf(id: string, behavior: ReturnType<typeof openBehavior<IdentityControl>>): Account | undefined {
  const person = PERSONS.find((one) => one.id === id)
  return (
    person && {
      accountId: id,
      claims: () => ({
        sub: id,
        ...(behavior.read().all.mode !== 'no-number' && { 'urn:oid:1.2.246.21': person.socialNumber }),
        'urn:oid:2.5.4.4': person.lastName,
        'urn:oid:1.2.246.575.1.14': person.firstNames,
        'urn:oid:1.3.6.1.5.5.7.9.1': person.birthDate,
      }),
    }
  )
}
