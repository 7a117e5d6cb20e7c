declare global {
  /** The token that every change of this browser must show. Global because scripts inlined into a page import nothing. */
  var csrfToken: string | undefined
}

/** Keeps the token that the shopper and token calls answer. */
export function keepToken(answered: string): void {
  globalThis.csrfToken = answered
}

/** The token as it was last answered; empty before the first time. */
export function knownToken(): string {
  return globalThis.csrfToken ?? ''
}
