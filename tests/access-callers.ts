import type { DocumentId } from '#plugins/kit/storage/documents.ts'
import { resolversOf, staffRoles } from '#plugins/kit/requests/caller.ts'
import { unknownId } from '#plugins/kit/test-database.ts'
import type { May, Row } from './access-rows.ts'
import { tinyVideo } from './every-block.ts'
import { fakeSession, signedInAs } from './fake-sessions.ts'
import { fillShop } from './fill-shop.ts'
import { openRealShop, type ApiAnswer, type Caller, type RealShop, type Sent } from './real-shop.ts'

/** Callers whose collections do not exist yet: `fake-sessions.ts` signs them in. Each has a shopper's cookie, too. */
const signedIn = {
  customer: { kind: 'customer', id: 'A1', trust: 'weak', session: 'a', shopper: 'of aino' },
  'strong-customer': { kind: 'customer', id: 'A1', trust: 'strong', session: 'a', shopper: 'of aino' },
  store: { kind: 'store', id: 1, name: 'Kamppi', staff: 'Kaisa', customer: null, session: 'c', shopper: 'of kamppi' },
  representative: { kind: 'representative', id: 1, company: 1 },
} as const
const others = Object.keys(signedIn) as (keyof typeof signedIn)[]
const roles = ['anonymous', 'shopper', ...others, ...staffRoles] as const
type Role = (typeof roles)[number]

/** The callers whom each right of the table lets in. */
export const entering: Record<May, readonly Role[]> = {
  anyone: roles,
  shopper: ['shopper', ...others],
  customer: ['customer', 'strong-customer'],
  'strong-customer': ['strong-customer'],
  store: ['store'],
  representative: ['representative'],
  staff: staffRoles,
  'order-handler': ['order-handler', 'admin'],
  'order-reader': ['order-handler', 'optician', 'customer-service', 'admin'],
  'prescription-staff': ['order-handler', 'optician', 'admin'],
  'customer-staff': ['order-handler', 'customer-service', 'admin'],
  optician: ['optician', 'admin'],
  'customer-service': ['customer-service', 'admin'],
  'form-reader': ['editor', 'customer-service', 'admin'],
  'pickup-staff': ['order-handler', 'optician', 'store-staff', 'admin'],
  'store-mode-staff': ['order-handler', 'customer-service', 'store-staff', 'admin'],
  'exam-staff': ['store-staff', 'optician', 'customer-service', 'admin'],
  editor: ['editor', 'admin'],
  marketer: ['marketer', 'editor', 'admin'],
  'store-staff': ['store-staff', 'admin'],
  admin: ['admin'],
  nobody: [],
}

/** The kinds of rows: rows alike in these are answered by the same code, whatever their document. */
export const kindOfRow = ({ route, may, ownedBy, toStrangers, toOthers, toStaff }: Row) => [
  route.split(' ')[0],
  may,
  ownedBy,
  toStrangers,
  toOthers,
  toStaff,
]

const NOWHERE = unknownId

/** One document of each collection that has any. */
type Samples = Map<string, { id: DocumentId; filename?: string }>

/** A real shop with something in each collection, every caller of it, and how a row of the table is tried. */
export async function openShopWithRoles() {
  const shop = await openRealShop()
  resolversOf(shop.payload.config).push(fakeSession)
  const shopper = await shop.shopper()
  const callers: Record<Role, Caller> = {
    anonymous: {},
    shopper,
    customer: signedInAs(signedIn.customer, shopper),
    'strong-customer': signedInAs(signedIn['strong-customer'], shopper),
    store: signedInAs(signedIn.store, shopper),
    representative: signedInAs(signedIn.representative, shopper),
    ...(await signInEachRole(shop)),
  }
  await fillShop(shop, callers.shopper)
  await fillByAdmin(shop, callers.admin)
  const samples = await sampleEach(shop)

  /** What each caller is answered at this row, and what the table says. */
  async function tried(row: Row) {
    const ask = async (role: Role) => {
      const { path, ...sent } = await requestFor(row, role)
      const answer = await shop.fetch(path, sent)
      const expected = entering[row.may].includes(role) ? 'let in' : refusalOf(row, role)
      return { role, expected, answer: expected === 'let in' && isLetIn(answer) ? 'let in' : codeOf(answer) }
    }
    // At once: most of the time of one is waiting.
    const asked = await Promise.all(roles.map(ask))
    const by = (what: 'answer' | 'expected') => Object.fromEntries(asked.map((one) => [one.role, one[what]]))
    return { answers: by('answer'), expected: by('expected') }
  }

  /** A request that would succeed, or fail for another reason than access. */
  async function requestFor({ route }: Row, role: Role): Promise<Sent & { path: string }> {
    const [method = '', path = ''] = route.split(' ')
    const slug = path.split('/')[1] ?? ''
    const body = method === 'GET' ? undefined : {}
    const plain = { method, headers: callers[role], body, path: pathOf(route) }

    if (slug === 'payload-preferences' && path.includes(':') && entering.staff.includes(role))
      return { ...plain, path: pathOf(route, await ownPreference(role)) }
    if (path.endsWith('/duplicate')) return { ...plain, path: pathOf(route, { ...samples.get(slug) }) }
    if (path.endsWith('/:filename')) return { ...plain, path: pathOf(route, { ...samples.get(slug) }) }
    if (signing.has(path)) return { ...plain, ...(await signingRequest(path, role)) }
    return plain
  }

  /** Signing in and out uses an account of its own, so that no other session ends. */
  async function signingRequest(path: string, role: Role): Promise<Sent> {
    const known = await shop.hire(staffRoles.find((one) => one === role) ?? 'order-handler')
    const { email, password } = known
    if (path === '/staff/logout') return entering.staff.includes(role) ? { headers: await shop.signIn(known) } : {}
    if (path !== '/staff/reset-password') return { body: { email, password } }
    const token = await shop.payload.forgotPassword({ collection: 'staff', data: { email }, disableEmail: true })
    return { body: { token, password } }
  }

  /** The preference's key is its id, since Payload confuses the two where they differ. */
  async function ownPreference(role: Role): Promise<{ id: DocumentId; key: string }> {
    const { text } = await shop.post('/api/payload-preferences/new', { value: 1 }, callers[role])
    const { id } = (JSON.parse(text) as { doc: { id: DocumentId } }).doc
    const key = String(id)
    await shop.payload.db.updateOne({ collection: 'payload-preferences', id, data: { key } })
    return { id, key }
  }

  return { ...shop, callers, samples, tried, close: () => shop.close() }
}

/** A path for a route with ids of no document, and without a filter that would match many. */
export function pathOf(route: string, values: Record<string, unknown> = {}): string {
  const [method = '', path = ''] = route.split(' ')
  const filled = path.replace(/:(\w+)\??/g, (_, name: string) => String(values[name] ?? NOWHERE))
  const isMany = ['PATCH', 'DELETE'].includes(method) && !path.includes(':')
  return `/api${filled}${isMany ? `?where[id][equals]=${NOWHERE}` : ''}`
}

const signing = new Set(
  ['login', 'logout', 'forgot-password', 'reset-password', 'unlock'].map((operation) => `/staff/${operation}`),
)

function refusalOf({ may, toStrangers, toOthers, toStaff }: Row, role: Role): string {
  if (may === 'strong-customer' && role === 'customer') return '403 request.needs_strong_identification'
  if (entering.staff.includes(role)) return toStaff
  return role === 'anonymous' || role === 'shopper' ? toStrangers : toOthers
}

const turnedAway = ['token_stale', 'not_signed_in', 'not_allowed', 'not_found', 'foreign_origin']

/** Whether access was granted, whatever the result. */
function isLetIn({ status, code, text }: ApiAnswer): boolean {
  // Payload's own validation answers have a message beside the code, after access was granted.
  const isMissing = status === 404 && text.includes('"errors"')
  return status < 500 && (isMissing || !turnedAway.some((reason) => code === `request.${reason}`))
}

function codeOf({ status, code }: ApiAnswer): string {
  return code ? `${status} ${code}` : String(status)
}

async function signInEachRole(shop: RealShop) {
  const entries = staffRoles.map(async (role) => [role, await shop.signIn(await shop.hire(role))] as const)
  return Object.fromEntries(await Promise.all(entries)) as Record<(typeof staffRoles)[number], Caller>
}

/** What staff make by hand, one of each. */
async function fillByAdmin(shop: RealShop, admin: Caller): Promise<void> {
  const account = { name: 'Instagram', url: 'https://kuvat.example/optikko', place: 10 }
  await shop.post('/api/social-accounts', account, admin)
  const stored = [{ name: '_id', kind: 'cookie', purpose: 'Laskee käynnit.', lifetime: '1 vuosi' }]
  const tag = { name: 'Mittari', src: 'https://mittari.example/a.js', category: 'C0002', stored }
  await shop.post('/api/tags', tag, admin)
  await shop.payload.create({
    collection: 'videos',
    data: { description: 'Linssi hiotaan' },
    file: { name: 'hionta.mp4', data: tinyVideo, mimetype: 'video/mp4', size: tinyVideo.length },
  })
  await shop.post('/api/redirects', { from: '/vanha', address: '/' }, admin)
  await shop.post('/api/search-picks', { name: 'Kevät', queries: ['aurinkolasit'] }, admin)
  const answer = { title: 'Takuut', text: 'Näin palautat.', url: '/takuut', words: ['palaut'] }
  await shop.post('/api/search-answers', answer, admin)
  const [optometrist, store] = await Promise.all(['optometrists', 'stores'].map((slug) => firstOf(shop, slug)))
  await shop.post('/api/shifts', { optometrist, store, day: '2099-01-05', hours: '9–15' }, admin)
}

async function firstOf({ payload }: RealShop, collection: string): Promise<DocumentId | undefined> {
  return (await payload.db.findOne<{ id: DocumentId }>({ collection: collection as never, where: {} }))?.id
}

async function sampleEach({ config, payload }: RealShop): Promise<Samples> {
  const found = config.collections.map(async ({ slug }) => {
    const one = await payload.db.findOne<{ id: DocumentId; filename?: string }>({ collection: slug, where: {} })
    return one ? ([[slug, one]] as const) : []
  })
  return new Map((await Promise.all(found)).flat())
}
