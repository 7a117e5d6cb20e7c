import * as oidc from 'openid-client'
import type { PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import type { RefusalCode } from '#contracts/refusals.ts'
import { isName, oneLine } from '#domain/customers/name.ts'
import { readSocialNumber, socialNumberProblem } from '#domain/customers/social-number.ts'
import { isStrong, providerError, SUBSTANTIAL } from '#domain/identification/provider.ts'
import { Refusal } from '#domain/refusal.ts'
import { today } from '#plugins/kit/clock.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { clientKeys } from './client-keys.ts'
import type { Asked, Identity } from './repository.ts'

const RETURN_PATH = '/omat-sivut/tunnistaudu/paluu'

/** A shopper who waits must see a sentence within ten seconds, over all calls to the provider together. */
const PATIENCE_MS = 8000

/** The longest name that an account holds. */
const MAX_NAME = 80

/** Claims of the Finnish Trust Network (Traficom 213/2023 S). */
const Claims = z.object({
  acr: z.optional(z.string()),
  'urn:oid:1.2.246.21': z.string(),
  'urn:oid:2.5.4.4': z.string(),
  'urn:oid:1.2.246.575.1.14': z.string(),
})

/** Begins a visit to the provider: the address there, by a signed request, and what its answer must fit. */
export async function askProvider(req: PayloadRequest, next: string | null): Promise<{ to: string; asked: Asked }> {
  const asked = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier(), next }
  const to = await guarded(req, async () => {
    const { signing } = await clientKeys(req)
    const parameters = {
      response_type: 'code',
      response_mode: 'query',
      scope: 'openid',
      redirect_uri: shopUrl(RETURN_PATH, languageOf(req)),
      state: asked.state,
      nonce: asked.nonce,
      code_challenge_method: 'S256',
      code_challenge: await oidc.calculatePKCECodeChallenge(asked.verifier),
      acr_values: SUBSTANTIAL,
      ui_locales: languageOf(req),
    }
    return oidc.buildAuthorizationUrlWithJAR(await configuration(req), parameters, signing)
  })
  return { to: to.href, asked }
}

/** Who has come back, by the query of the return. Throws a refusal for every answer that is not a strong one. */
export async function answerOfProvider(req: PayloadRequest, asked: Asked, search: string): Promise<Identity> {
  const claims = await guarded(req, async () => {
    const address = new URL(shopUrl(RETURN_PATH, languageOf(req)))
    address.search = search
    const checks = { expectedState: asked.state, expectedNonce: asked.nonce, pkceCodeVerifier: asked.verifier }
    const answer = await oidc.authorizationCodeGrant(await configuration(req), address, checks)
    return answer.claims()
  })
  return identityOf(req, claims)
}

function identityOf(req: PayloadRequest, claims: unknown): Identity {
  const read = Claims.safeParse(claims)
  if (!read.success) return refuse(req, 'claims missing')
  if (!isStrong(read.data.acr)) throw new Refusal('eid.too_weak')
  const socialNumber = readSocialNumber(read.data['urn:oid:1.2.246.21'])
  if (socialNumberProblem(socialNumber, today())) return refuse(req, 'social number unfit')
  const [firstName = ''] = oneLine(read.data['urn:oid:1.2.246.575.1.14']).split(' ')
  const lastName = oneLine(read.data['urn:oid:2.5.4.4'])
  if (!isName(firstName) || !isName(lastName)) return refuse(req, 'name unfit')
  return { socialNumber, firstName: firstName.slice(0, MAX_NAME), lastName: lastName.slice(0, MAX_NAME) }
}

function refuse(req: PayloadRequest, why: string): never {
  req.payload.logger.warn({ why }, 'An identification was refused')
  throw new Refusal('eid.failed')
}

/** The provider as it describes itself now: its keys may have changed since the last visit. */
async function configuration(req: PayloadRequest): Promise<oidc.Configuration> {
  const issuer = new URL(process.env.EID_ISSUER ?? '')
  const { signing, encryption } = await clientKeys(req)
  const until = AbortSignal.timeout(PATIENCE_MS)
  const config = await oidc.discovery(
    issuer,
    process.env.EID_CLIENT_ID ?? '',
    { id_token_signed_response_alg: 'RS256' },
    oidc.PrivateKeyJwt(signing),
    {
      [oidc.customFetch]: (url, { signal, body, ...options }) =>
        fetch(url, {
          ...options,
          body: (body ?? null) as BodyInit | null,
          signal: AbortSignal.any([until, ...(signal ? [signal] : [])]),
        }),
      execute: isOnThisMachine(issuer) ? [oidc.allowInsecureRequests] : [],
    },
  )
  oidc.enableNonRepudiationChecks(config)
  oidc.enableDecryptingResponses(config, ['A256GCM'], encryption)
  return config
}

/** Only the stand-in is asked without TLS. */
function isOnThisMachine({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

/**
 * Turns what goes wrong at the provider into a refusal. Only names of errors are logged: the errors themselves hold the
 * answer, and with it a social number.
 */
async function guarded<T>(req: PayloadRequest, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (problem) {
    const code = codeOf(problem)
    if (!code) throw problem
    req.payload.logger.warn({ why: nameOf(problem), code }, 'An identification failed')
    throw new Refusal(code)
  }
}

/** What an error of the client library means; undefined for one that is ours. */
function codeOf(problem: unknown): RefusalCode | undefined {
  if (problem instanceof oidc.AuthorizationResponseError || problem instanceof oidc.ResponseBodyError)
    return providerError(problem.error, problem.error_description)
  if (problem instanceof TypeError) return problem.message === 'fetch failed' ? 'eid.unavailable' : undefined
  if (!(problem instanceof oidc.ClientError)) return undefined
  if (problem.code === 'OAUTH_TIMEOUT' || problem.code === 'OAUTH_ABORT') return 'eid.unavailable'
  const { status } = Object(problem.cause) as { status?: unknown }
  return typeof status === 'number' && status >= 500 ? 'eid.unavailable' : 'eid.failed'
}

function nameOf(problem: unknown): string {
  if (problem instanceof oidc.AuthorizationResponseError || problem instanceof oidc.ResponseBodyError)
    return problem.error.slice(0, 60)
  return problem instanceof oidc.ClientError ? `${problem.message} (${problem.code})` : 'fetch failed'
}
