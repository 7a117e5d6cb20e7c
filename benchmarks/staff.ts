import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Shop } from './shop.ts'

export interface Staff {
  /** The session, for requests of one's own. */
  cookie: string
  /** Every document that matches, by the REST API for staff. */
  find: <T>(collection: string, where?: string) => Promise<T[]>
  change: (collection: string, where: string, data: object) => Promise<void>
  /** Changes the document of this id, which a query may follow. */
  changeOne: (collection: string, id: string, data: object) => Promise<void>
  changeGlobal: (name: string, data: object) => Promise<void>
  /** Creates a document, and gives its id. */
  create: (collection: string, data: object) => Promise<unknown>
  /** Calls an endpoint of the shop, under an idempotency key. */
  post: (path: string, data: object, key: string) => Promise<void>
}

/**
 * Brings the warehouse to so many pieces, as an order handler does: by a change, never by a number that may be
 * outdated. The stock of stores is emptied, so that these are all there are.
 */
export async function setStock(staff: Staff, skuId: number, pieces: number): Promise<void> {
  const shelf = `where[number][equals]=${skuId}`
  const [sku] = await staff.find<{ stock: number }>('skus', shelf)
  await staff.change('skus', shelf, { stockChange: pieces - (sku?.stock ?? 0) })
  await staff.change('store-stock', `where[sku.number][equals]=${skuId}`, { pieces: 0 })
}

/** Signs in as the seeded admin. */
export async function signIn({ url, folder }: Shop): Promise<Staff> {
  const [, email, password] = (await readFile(join(folder, 'admin-sign-in.txt'), 'utf8')).trim().split('\n')
  const json = { 'content-type': 'application/json', origin: url }
  const login = await fetch(`${url}/api/staff/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password }),
  })
  if (!login.ok) throw new Error(`The admin could not sign in: ${login.status}`)
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const send = async (method: string, path: string, data: object, key?: string): Promise<string> => {
    const init = {
      method,
      headers: { ...json, cookie, ...(key && { 'Idempotency-Key': key }) },
      body: JSON.stringify(data),
    }
    const answer = await fetch(`${url}/api/${path}`, init)
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
    return text
  }
  return {
    cookie,
    post: async (path, data, key) => void (await send('POST', path, data, key)),
    create: async (collection, data) =>
      (JSON.parse(await send('POST', `${collection}?depth=0`, data)) as { doc: { id: unknown } }).doc.id,
    changeOne: async (collection, id, data) => void (await send('PATCH', `${collection}/${id}`, data)),
    changeGlobal: async (name, data) => void (await send('POST', `globals/${name}`, data)),
    find: async <T>(collection: string, where = '') => {
      const answer = await fetch(`${url}/api/${collection}?limit=0&depth=0&pagination=false&${where}`, {
        headers: { cookie },
      })
      if (!answer.ok) throw new Error(`${collection}: ${answer.status} ${await answer.text()}`)
      return ((await answer.json()) as { docs: T[] }).docs
    },
    change: async (collection, where, data) => void (await send('PATCH', `${collection}?${where}`, data)),
  }
}
