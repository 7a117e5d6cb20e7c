import type { Plugin } from 'payload'
import { extend } from '#plugins/kit/extend.ts'
import { acceptTermsEndpoint } from './endpoints/accept-terms.ts'
import { confirmIdentifiedEndpoint } from './endpoints/confirm-identified.ts'
import { getEidKeysEndpoint } from './endpoints/get-eid-keys.ts'
import { getIdentifiedEndpoint } from './endpoints/get-identified.ts'
import { getSocialNumberEndpoint } from './endpoints/get-social-number.ts'
import { linkIdentifiedEndpoint } from './endpoints/link-identified.ts'
import { readIdentifiedLinkEndpoint } from './endpoints/read-identified-link.ts'
import { registerIdentifiedEndpoint } from './endpoints/register-identified.ts'
import { returnFromIdentificationEndpoint } from './endpoints/return-from-identification.ts'
import { startIdentificationEndpoint } from './endpoints/start-identification.ts'
import { identifications } from './identifications.ts'
import { eraseIdentifications } from './repository.ts'

/** Strong identification of customers by the Finnish Trust Network (docs/decisions/sign-in.md). */
export const identificationPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [identifications],
    endpoints: [
      startIdentificationEndpoint,
      returnFromIdentificationEndpoint,
      getIdentifiedEndpoint,
      linkIdentifiedEndpoint,
      acceptTermsEndpoint,
      registerIdentifiedEndpoint,
      readIdentifiedLinkEndpoint,
      confirmIdentifiedEndpoint,
      getSocialNumberEndpoint,
      getEidKeysEndpoint,
    ],
    tasks: [eraseIdentifications],
  })
