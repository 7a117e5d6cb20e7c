import { expect } from 'vitest'
import type { Shop } from '#plugins/kit/open-shop.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { unseal } from '#plugins/kit/sealing/secrets.ts'
import { eventually } from './eventually.ts'

/** A browser with a cookie jar, which shows the token of its shopper with every change. */
export interface AccountBrowser {
  cookies: Map<string, string>
  ask: (
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; body: Record<string, unknown> }>
}

/** Opens a browser that has been to the shop. */
export async function openBrowser(shop: Shop, userAgent = 'Firefox/140.0 Android'): Promise<AccountBrowser> {
  const cookies = new Map<string, string>()
  const send = async (path: string, body?: unknown, token = '', headers = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await shop.ask(path, body, {
      cookie,
      'CSRF-TOKEN': token,
      'user-agent': userAgent,
      ...headers,
    })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (set.includes('Max-Age=0')) cookies.delete(name)
      else cookies.set(name, value)
    }
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  const ask: AccountBrowser['ask'] = async (path, body, headers) => {
    const { token } = body === undefined ? { token: '' } : (await send('/site/token')).body
    return send(path, body, token as string, headers)
  }
  await send('/site/token')
  return { cookies, ask }
}

export const PASSWORD = 'pitkä salasana'

/** What Aino types to register with an address. */
export function registration(email: string) {
  const name = { firstName: 'Aino', lastName: 'Mäkelä' }
  return { ...name, email, password: PASSWORD, repeat: PASSWORD, acceptsTerms: true, marketing: ['email'] }
}

/** The newest letter to an address, once there are so many. */
export async function letterTo(shop: Shop, email: string, count = 1): Promise<Letter> {
  const sent = await eventually(async () => {
    const found = await lettersTo(shop, email)
    return found.length >= count && found
  })
  return sent.at(-1)!
}

/** The letters to an address, the newest last. */
export async function lettersTo(shop: Shop, email: string): Promise<Letter[]> {
  const found = await findAll(shop, 'outbox', { to: { equals: email } }, { sort: 'id' })
  return found.map(({ message }) => unseal(message) as Letter)
}

/** The token of the link in a letter. */
export function tokenIn({ text }: Letter): string {
  return /vahvista\/([\w-]+)/.exec(text)?.[1] ?? ''
}

/** A browser that is signed in to a new account of this address. */
export async function signedInBrowser(shop: Shop, email: string): Promise<AccountBrowser> {
  const browser = await openBrowser(shop)
  expect(await browser.ask('/account/register', registration(email))).toMatchObject({ status: 200 })
  const token = tokenIn(await letterTo(shop, email))
  expect(await browser.ask(`/account/link/${token}/registration`, {})).toMatchObject({ status: 200 })
  return browser
}
