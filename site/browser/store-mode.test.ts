// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { STORE_MODE_COOKIE } from '#domain/own-storage.ts'
import { isMarked } from '../shared/marks.ts'
import { showSignedIn } from './show-signed-in.ts'

const CLOSED = '/myym%C3%A4l%C3%A4kirjautuminen?notice=over'
const answers: Record<string, object> = {}
const left = vi.fn<(page: URL) => void>()

beforeEach(() => {
  left.mockClear()
  vi.stubGlobal('fetch', async (request: Request | string) => {
    const { pathname } = new URL(typeof request === 'string' ? request : request.url, location.href)
    return Response.json(answers[pathname] ?? {})
  })
  vi.spyOn(location, 'assign').mockImplementation((page) => left(new URL(page)))
  document.cookie = `${STORE_MODE_COOKIE}=1; Path=/`
  document.body.innerHTML = `<a data-my-pages data-store-pages="/myymäläkirjautuminen" href="/omat-sivut"></a>
    <aside data-store-bar="15"><form data-store-end><button></button></form></aside>`
  Object.assign(answers, {
    '/api/site/token': { token: 'a' },
    '/api/auth/user/getUser': { success: true, user: { isStore: true, name: 'Turku' } },
    '/api/store-mode': { mode: null },
  })
})

const pageLeftFor = () => left.mock.lastCall?.map(({ pathname, search }) => pathname + search)

describe('a store that was closed elsewhere', () => {
  test('is said on the page that is opened next', async () => {
    answers['/api/auth/user/getUser'] = { success: false, user: null }
    await showSignedIn()
    expect(pageLeftFor()).toEqual([CLOSED])
    expect(isMarked(STORE_MODE_COOKIE)).toBe(false)
  })

  test('is said on a page that staff return to', async () => {
    await showSignedIn()
    expect(pageLeftFor()).toBeUndefined()
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.waitFor(() => expect(pageLeftFor()).toEqual([CLOSED]))
  })
})
