/** The behaviors of the identity provider. */
export const IDENTITY_MODES = {
  normal: 'Tunnistaa',
  expired: 'Vastaa, että kirjautumisaika päättyi',
  'too-many': 'Vastaa, että yrityksiä oli liikaa',
  'server-error': 'Vastaa omalla virheellään',
  unavailable: 'Ei ole käytössä (503)',
  silent: 'Vastaa kauppaan vasta hetken päästä (s)',
  twice: 'Vastaa kahdesti',
  'wrong-nonce': 'Vastaa toisen käynnin tunnisteella (nonce)',
  'low-trust': 'Tunnistaa vain heikosti (loa1)',
  'no-number': 'Jättää henkilötunnuksen pois',
} as const

export type IdentityMode = keyof typeof IDENTITY_MODES

export interface IdentityControl {
  mode: IdentityMode
  seconds: number
}

/** How the provider ends a visit without an identity, as error and description on the way back. */
export const ERRORS: Partial<Record<IdentityMode | 'cancel', { error: string; error_description: string }>> = {
  cancel: { error: 'access_denied', error_description: 'The user canceled the authentication' },
  expired: { error: 'access_denied', error_description: 'The authentication session expired' },
  'too-many': { error: 'access_denied', error_description: 'Too many authentication attempts' },
  'server-error': { error: 'server_error', error_description: 'The bank did not answer' },
}
