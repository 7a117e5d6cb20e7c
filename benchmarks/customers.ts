import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Shop } from './shop.ts'
import type { ApiAnswer } from './shopper.ts'

/** What the customers of the benches type. */
export const PASSWORD = 'pitkä salasana'

/** A browser with its cookies, which shows the token of its shopper with every change. */
export interface Browser {
  /** All cookies, a session's included. */
  cookie: () => string
  get: (path: string) => Promise<ApiAnswer>
  post: (path: string, body: object) => Promise<ApiAnswer>
}

/** Opens a browser that has been to the shop. */
export async function openBrowser(url: string): Promise<Browser> {
  const jar = new Map<string, string>()
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const send = async (path: string, init: RequestInit & { headers?: Record<string, string> }): Promise<ApiAnswer> => {
    const answer = await fetch(`${url}/api${path}`, { ...init, headers: { ...init.headers, cookie: cookie() } })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      jar.set(name, value)
    }
    return { status: answer.status, body: (await answer.json()) as ApiAnswer['body'] }
  }
  await send('/site/shopper', {})
  return {
    cookie,
    get: (path) => send(path, {}),
    async post(path, body) {
      const { token } = (await send('/site/shopper', {})).body as { token: string }
      const own = { 'content-type': 'application/json', 'CSRF-TOKEN': token, 'Idempotency-Key': randomUUID() }
      return send(path, { method: 'POST', headers: { ...own, origin: url }, body: JSON.stringify(body) })
    },
  }
}

/** Registers a customer by the e-mailed link, as a person does. The browser stays signed in. */
export async function register({ url, standIns }: Shop, email: string): Promise<Browser> {
  const browser = await openBrowser(url)
  const name = { firstName: 'Aino', lastName: 'Mäkelä' }
  const words = { ...name, email, password: PASSWORD, repeat: PASSWORD, acceptsTerms: true, marketing: [] }
  expectDone(await browser.post('/account/register', words))
  const token = await linkTo(await standIns(), email)
  expectDone(await browser.post(`/account/link/${token}/registration`, {}))
  return browser
}

function expectDone({ status, body }: ApiAnswer): void {
  if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`)
}

/** The token of the link that was mailed to this address. */
async function linkTo(standIns: string, email: string): Promise<string> {
  for (let turn = 0; turn < 200; turn += 1) {
    const { messages } = await read<{ messages: { id: string }[] }>(`${standIns}/mail.json?to=${email}`)
    for (const { id } of messages) {
      const { text } = await read<{ text: string }>(`${standIns}/mail/${id}.json`)
      const token = /vahvista\/([\w-]+)/.exec(text)?.[1]
      if (token) return token
    }
    await pause(100)
  }
  throw new Error(`No letter to ${email}`)
}

async function read<T>(url: string): Promise<T> {
  return (await (await fetch(url)).json()) as T
}
