// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readResults, type Display } from '../core/protocol.ts'
import { fi } from '../locales/fi.ts'
import { CategoryPage } from './CategoryPage.tsx'
import { columnsAt, USUAL_COLUMNS } from './Grid.tsx'
import { PlainCard } from './PlainCard.tsx'
import { DepictProvider } from './provider.tsx'
import { RecommendationSlider } from './recommendations.tsx'
import { useSearchModal } from './modal-host.tsx'
import type { DepictProviderProps } from './setup.ts'

const listing = {
  n_hits: 2,
  displays: [
    { product_id: 'a', title: 'Aalto', sale_price: 40, original_price: 50 },
    { product_id: 'b', title: '<img>' },
  ],
  filters: [
    { field: 'brand', op: 'in', meta: { type: 'checkbox', group_title: 'Merkki', values: ['aalto'], counts: [1] } },
  ],
  sorts: [],
  breadcrumb: [{ query_id: 'x', title: 'Pyörät', page_url: '/x' }],
}

let root: Root
let place: HTMLElement
const onError = vi.fn()
const asked = vi.fn()

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  history.replaceState(null, '', '/')
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
  place.remove()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

function answering(...answers: Response[]) {
  vi.stubGlobal('fetch', async (url: string, init: { body: string }) => {
    asked(url, JSON.parse(init.body))
    const [answer] = answers.length > 1 ? answers.splice(0, 1) : answers
    return answer?.clone()
  })
}

const ok = () => new Response(JSON.stringify(listing))
const props: DepictProviderProps = { merchant: 'm', market: 'fi', locale: fi, currency: 'EUR', onError }
const category = (more: object = {}) => (
  <DepictProvider {...props}>
    <CategoryPage categoryId="x" productCard={PlainCard} {...more} />
  </DepictProvider>
)
const show = (element: React.ReactNode) => act(async () => root.render(element))

test('a listing shows its cards, and shows HTML in a title as text', async () => {
  answering(ok())
  await show(category())
  expect(place.querySelector('h1')?.textContent).toBe('Pyörät')
  expect([...place.querySelectorAll('.sw-card-title')].map(({ textContent }) => textContent)).toEqual([
    'Aalto',
    '<img>',
  ])
  expect(place.querySelector('.sw-card-price')?.textContent).toContain('40,00')
  expect(asked.mock.lastCall?.[1]).toEqual({ tenant: 'm', market: 'fi', query_id: 'x', limit: 20 })
})

test('results rendered by a server are not requested again', async () => {
  answering(ok())
  const drawn = category({ initialResults: readResults(listing) })
  expect(renderToString(drawn)).toContain('Aalto')
  await show(drawn)
  expect(asked).not.toHaveBeenCalled()
})

test('a failure shows a message, and can be tried again', async () => {
  answering(new Response('{}', { status: 422 }), ok())
  await show(category())
  expect(place.querySelector('[role=alert]')?.textContent).toContain(fi.words.failed)
  expect(onError).toHaveBeenLastCalledWith('Failed to fetch search results')
  expect(place.textContent).not.toContain(fi.words.nothing)
  await act(async () => place.querySelector<HTMLElement>('[role=alert] button')?.click())
  expect(place.querySelectorAll('.sw-item')).toHaveLength(2)
})

test('a chosen filter is in the address and in the request, and clearing it can be undone', async () => {
  answering(ok())
  await show(category())
  const press = (selector: string) => act(async () => place.querySelector<HTMLElement>(selector)?.click())
  await press('.sw-bar button')
  await press('.sw-choice input')
  expect(new URL(location.href).searchParams.get('f_merkki')).toBe('aalto‚')
  expect(asked.mock.lastCall?.[1].filters).toEqual([{ field: 'merkki', op: 'in', data: ['aalto'] }])
  await press('.sw-chips li:last-child button')
  expect(location.search).toBe('')
  await press('.sw-toast .sw-button')
  expect(new URL(location.href).searchParams.get('f_merkki')).toBe('aalto‚')
})

test('a page without a merchant shows nothing, and a second provider is reported', async () => {
  answering(ok())
  await show(
    <>
      <DepictProvider {...props} merchant="">
        <CategoryPage categoryId="x" productCard={PlainCard} />
      </DepictProvider>
      <DepictProvider {...props} />
    </>,
  )
  expect(place.textContent).toBe('')
  expect(onError.mock.lastCall?.[0]).toMatch(/^You are using multiple DepictProviders/)
})

test('another copy of the code on the page is reported', async () => {
  const copies = globalThis as unknown as Record<symbol, unknown>
  const own = copies[Symbol.for('search-widgets')]
  copies[Symbol.for('search-widgets')] = {}
  await show(<DepictProvider {...props} />)
  copies[Symbol.for('search-widgets')] = own
  expect(onError.mock.lastCall?.[0]).toMatch(/^You are using multiple compiled versions/)
})

test('two hundred of ten thousand values of a filter are drawn, and any of them is found by its name', async () => {
  const values = Array.from({ length: 10_000 }, (_, at) => `Merkki ${at}`)
  const meta = { type: 'checkbox', group_title: 'Merkki', group_expanded: true, values }
  answering(new Response(JSON.stringify({ ...listing, filters: [{ field: 'brand', op: 'in', meta }] })))
  await show(category())
  await act(async () => place.querySelector<HTMLElement>('.sw-bar button')?.click())
  const names = () => [...place.querySelectorAll('.sw-choice')].map(({ textContent }) => textContent)
  await act(async () => place.querySelector<HTMLElement>('.sw-choices .sw-link')?.click())
  expect(names()).toHaveLength(200)
  const search = place.querySelector<HTMLInputElement>('.sw-choices [type=search]')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(search, 'merkki 9999')
    search?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect(names()).toEqual(['Merkki 9999'])
})

test('a transformer that drops a product is reported, and the received products are shown', async () => {
  answering(ok())
  const products = () => []
  await show(
    <DepictProvider {...props} displayTransformers={{ products }}>
      <CategoryPage categoryId="x" productCard={PlainCard} />
    </DepictProvider>,
  )
  expect(place.querySelectorAll('.sw-card')).toHaveLength(2)
  expect(onError.mock.lastCall?.[0]).toMatch(/must return as many/)
})

test('a broken card of the host breaks nothing else, and can be tried again', async () => {
  answering(ok())
  // React says on the console what was thrown.
  vi.spyOn(console, 'error').mockReturnValue()
  let isBroken = true
  const productCard = ({ display }: { display: Display | null }) => {
    if (display && isBroken) throw new Error('no rating')
    return <span className="own-card" />
  }
  await show(
    <DepictProvider {...props}>
      <h2>Oma sivu</h2>
      <CategoryPage categoryId="x" productCard={productCard} />
      <RecommendationSlider productCard={productCard} recommendations={Promise.resolve(listing.displays)} />
    </DepictProvider>,
  )
  expect(place.querySelector('h2')?.textContent).toBe('Oma sivu')
  expect(place.querySelector('.sw-slider')).toBeNull()
  expect(onError.mock.calls.flat().toSorted()).toEqual([
    'Recommendations failed: no rating',
    'The list of products failed: no rating',
  ])
  isBroken = false
  await act(async () => place.querySelector<HTMLElement>('[role=alert] button')?.click())
  expect(place.querySelectorAll('.own-card')).toHaveLength(2)
})

test('an empty or failed row of recommendations is hidden together with its title', async () => {
  for (const answer of [async () => [], () => Promise.reject(new Error('gone'))]) {
    const recommendations = answer()
    await show(
      <DepictProvider {...props}>
        <RecommendationSlider title="Suosittuja" productCard={PlainCard} recommendations={recommendations} />
      </DepictProvider>,
    )
    expect(place.textContent).toBe('')
  }
})

test.each([
  [1400, 4],
  [1024, 3],
  [900, 2],
])('a width of %i pixels has %i columns', (width, columns) => expect(columnsAt(USUAL_COLUMNS, width)).toBe(columns))

test('the host limits the requests while typing, and its own groups are shown among the suggestions', async () => {
  vi.useFakeTimers()
  answering(ok())
  const hostGroups = vi.fn(async (query: string) => {
    if (query === 'rikki') throw new Error('gone')
    return [{ title: 'Myymälät', links: [{ title: 'Oulu', page_url: '/oulu', note: 'Rotuaari 3' }] }]
  })
  const Opener = () => <button onClick={useSearchModal().open}>Hae</button>
  await show(
    <DepictProvider {...props} search={{ shortestQuery: 2, typingPause: 0, hostGroups }}>
      <Opener />
    </DepictProvider>,
  )
  await act(async () => place.querySelector('button')?.click())
  const type = (words: string) =>
    act(async () => {
      const field = document.querySelector<HTMLInputElement>('[role=combobox]')
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, words)
      field?.dispatchEvent(new Event('input', { bubbles: true }))
      await vi.advanceTimersByTimeAsync(500)
    })
  await type('o')
  await type('ou')
  expect(document.querySelector('[role=group]')?.textContent).toBe('Oulu Rotuaari 3')
  expect(hostGroups.mock.calls.map(([query]) => query)).toEqual(['ou'])
  await type('rikki')
  expect(onError.mock.lastCall?.[0]).toBe('hostGroups failed: Error: gone')
  expect(document.querySelector('[role=group]')).toBeNull()
})
