let token = ''

/** Keeps the token that every change of this browser must show. The shopper and token calls answer it. */
export function keepToken(answered: string): void {
  token = answered
}

/** The token as it was last answered; empty before the first time. */
export function knownToken(): string {
  return token
}
