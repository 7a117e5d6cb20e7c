import { setTimeout as pause } from 'node:timers/promises'
import { load } from './load.ts'
import { openShop, type Shop } from './shop.ts'
import { signIn, type Staff } from './staff.ts'

const PAGES = 2000
const EDITORS = 20
/** An editor's form saves a draft so often while the editor writes. Every so manieth save publishes. */
const SAVED_EVERY_MS = 3000
const PUBLISHED_EVERY = 7
/** How many pages are created at once. */
const CREATED_AT_ONCE = 8

/** What shoppers notice of twenty editors at work in a shop of two thousand pages, and how long the desk takes. */
export async function run() {
  const shop = await openShop()
  try {
    const staff = await signIn(shop)
    const beganMs = performance.now()
    const ids = await createPages(staff)
    const createdMs = performance.now() - beganMs
    const cached = () => load(shop, () => ({ path: '/takuut', headers: { 'accept-encoding': 'br' } }))
    const quiet = await cached()
    const admin = await adminTimes(shop, staff)
    const editors = openEditors(staff, ids)
    const busy = [await cached(), await cached()]
    const saves = await editors.stop()
    const busyP95Ms = Math.max(...busy.map(({ p95Ms }) => p95Ms))
    return {
      bench: 'editors',
      pageCreatedMs: Math.round((createdMs / PAGES) * CREATED_AT_ONCE),
      quietP95Ms: quiet.p95Ms,
      busyP95Ms,
      timesQuiet: Math.round((busyP95Ms / quiet.p95Ms) * 10) / 10,
      quietPerSecond: quiet.perSecond,
      busyPerSecond: Math.min(...busy.map(({ perSecond }) => perSecond)),
      ...saves,
      ...admin,
      refused: quiet.refused + busy.reduce((sum, { refused }) => sum + refused, 0),
    }
  } finally {
    await shop.close()
  }
}

/** Published pages that each lead to the one before. */
async function createPages(staff: Staff): Promise<unknown[]> {
  const ids: unknown[] = []
  const numbers = Array.from({ length: PAGES }, (_, number) => number)
  const line = async () => {
    for (let number = numbers.shift(); number !== undefined; number = numbers.shift())
      ids.push(await staff.create('pages', { ...pageOf(number, ids.at(-1)), _status: 'published' }))
  }
  await Promise.all(Array.from({ length: CREATED_AT_ONCE }, line))
  return ids
}

function pageOf(number: number, before: unknown, words = '') {
  const links = before ? [{ text: 'Edellinen sivu', reference: { relationTo: 'pages', value: before } }] : []
  const paragraphs = Array.from({ length: 8 }, (_, at) => paragraph(`Kappale ${at + 1} sivulla ${number}. ${words}`))
  const text = { root: { ...node('root'), children: paragraphs } }
  return {
    title: `Sivu ${number}`,
    path: `/kokeet/sivu-${number}`,
    seo: { description: 'Sivu, jolla mitataan, hidastavatko muokkaajat kauppaa. Kukaan ei lue sitä.' },
    blocks: [
      { blockType: 'hero', lines: [{ text: `Sivu ${number}` }], actions: links },
      { blockType: 'rich-text', heading: 'Tekstiä', text },
    ],
  }
}

function paragraph(text: string) {
  const words = {
    type: 'text',
    version: 1,
    text: text.repeat(4),
    detail: 0,
    format: 0,
    mode: 'normal',
    style: '',
  }
  return { ...node('paragraph'), textFormat: 0, children: [words] }
}

function node(type: string) {
  return { type, version: 1, format: '' as const, indent: 0, direction: 'ltr' as const }
}

/** Each editor writes another page: the form saves drafts, and now and then the editor publishes. */
function openEditors(staff: Staff, ids: unknown[]) {
  const tookMs = { draft: [] as number[], publish: [] as number[] }
  let isOver = false
  const editors = Array.from({ length: EDITORS }, async (_, editor) => {
    await pause((editor * SAVED_EVERY_MS) / EDITORS)
    for (let turn = 1; !isOver; turn += 1) {
      const began = performance.now()
      const kind = turn % PUBLISHED_EVERY === 0 ? 'publish' : 'draft'
      const number = editor * 50
      const { blocks } = pageOf(number, undefined, `Vuoro ${turn}.`)
      const query = kind === 'draft' ? '?draft=true&autosave=true' : ''
      const data = { blocks, _status: kind === 'draft' ? 'draft' : 'published' }
      await staff.changeOne('pages', `${String(ids[number])}${query}`, data)
      tookMs[kind].push(performance.now() - began)
      await pause(Math.max(0, SAVED_EVERY_MS - (performance.now() - began)))
    }
  })
  return {
    async stop() {
      isOver = true
      await Promise.all(editors)
      return {
        drafts: tookMs.draft.length,
        draftP95Ms: p95(tookMs.draft),
        publications: tookMs.publish.length,
        publishP95Ms: p95(tookMs.publish),
      }
    },
  }
}

/** The list of pages in the desk, and the list of addresses of which the site is made. */
async function adminTimes({ url }: Shop, { cookie }: Staff) {
  const times = async (path: string) => {
    const took: number[] = []
    // The first one loads the admin.
    for (let turn = 0; turn < 31; turn += 1) {
      const began = performance.now()
      const answer = await fetch(url + path, { headers: { cookie } })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
      if (turn > 0) took.push(performance.now() - began)
    }
    return p95(took)
  }
  return {
    deskListP95Ms: await times('/admin/collections/pages?limit=25'),
    addressesP95Ms: await times('/api/content/addresses'),
  }
}

function p95(took: number[]): number {
  return Math.round(took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? Number.NaN)
}

export const budget = {
  timesQuiet: '< 2',
  deskListP95Ms: '≤ 1000',
  addressesP95Ms: '≤ 100',
  refused: '0',
}
