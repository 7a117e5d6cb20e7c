import type { PayloadRequest } from 'payload'
import { EID_COOKIE } from '#domain/own-storage.ts'
import { setCookie } from '#plugins/kit/requests/caller.ts'

const shownToken = new RegExp(String.raw`(?:^|;\s*)${EID_COOKIE}=([\w-]{43})(?:;|$)`)

/** The token of the identification that this browser has begun. */
export function eidToken({ headers }: PayloadRequest): string | undefined {
  return shownToken.exec(headers.get('cookie') ?? '')?.[1]
}

/** Gives the browser the token of its identification. It comes along when the provider leads back, and from no form. */
export function giveEidToken(req: PayloadRequest, token: string, minutes: number): void {
  setCookie(req, `${EID_COOKIE}=${token}; Max-Age=${minutes * 60}; HttpOnly`)
}

export function eraseEidToken(req: PayloadRequest): void {
  setCookie(req, `${EID_COOKIE}=; Max-Age=0; HttpOnly`)
}
