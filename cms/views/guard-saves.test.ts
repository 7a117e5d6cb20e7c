import { beforeEach, describe, expect, test } from 'vitest'
import { guardSaves, type Refused } from './guard-saves.ts'

const PAGE = '/api/pages/12'
const OPENED = '2026-11-27T10:00:00.000Z'
const ELSEWHERE = '2026-11-27T10:05:00.000Z'

/** Requests that have been sent: what the form knows the document by, and whom they wait for. */
let sent: { known: string | null; answer: (response: Response) => void }[]
let asked: Refused[]
let isSaving: boolean
let hushed: number

const guard = () =>
  guardSaves({
    fetch: (_, init) =>
      new Promise((answer) => sent.push({ known: new Headers(init?.headers).get('If-Match'), answer })),
    ask: async (refused) => {
      asked.push(refused)
      return isSaving
    },
    refusedAgain: () => (hushed += 1),
  })

const form = (updatedAt: string) => {
  const body = new FormData()
  body.set('_payload', JSON.stringify({ title: 'Takuut', updatedAt }))
  return { method: 'PATCH', body }
}
const savedAt = (updatedAt: string) => Response.json({ doc: { updatedAt } })
const changed = (changedAt: string) =>
  Response.json(
    { errors: [{ message: 'Muutettu muualla.', data: { code: 'document.changed', details: { changedAt } } }] },
    { status: 409 },
  )

/** Waits until so many requests have been sent, and gives the last. */
const nthSent = async (count: number) => {
  await expect.poll(() => sent.length).toBe(count)
  return sent[count - 1]!
}

beforeEach(() => {
  sent = []
  asked = []
  isSaving = false
  hushed = 0
})

describe('a save of an admin form', () => {
  test('is sent after the running save of its tab, and over that', async () => {
    const { fetch } = guard()
    const [first, second] = [fetch(PAGE, form(OPENED)), fetch(`${PAGE}?draft=true&autosave=true`, form(OPENED))]
    const one = await nthSent(1)
    expect(one.known).toBe(`"${OPENED}"`)
    one.answer(savedAt('2026-11-27T10:01:00.000Z'))
    await first
    const two = await nthSent(2)
    expect(two.known).toBe('"2026-11-27T10:01:00.000Z"')
    two.answer(savedAt('2026-11-27T10:02:00.000Z'))
    await second
    const third = fetch(PAGE, form(OPENED))
    expect((await nthSent(3)).known).toBe('"2026-11-27T10:02:00.000Z"')
    sent[2]?.answer(savedAt('2026-11-27T10:03:00.000Z'))
    await third
  })

  test('is sent over the last save of its tab, also where the form knows only an earlier one', async () => {
    const { fetch } = guard()
    const [heard, unheard] = ['2026-11-27T10:01:00.000Z', '2026-11-27T10:02:00.000Z']
    for (const made of [heard, unheard]) {
      const saving = fetch(PAGE, form(OPENED))
      ;(await nthSent(sent.length + 1)).answer(savedAt(made))
      await saving
    }
    void fetch(PAGE, form(heard))
    expect((await nthSent(3)).known).toBe(`"${unheard}"`)
  })

  test('is sent with the form’s own time after its tab has left the page', async () => {
    const { fetch, erase } = guard()
    const first = fetch(PAGE, form(OPENED))
    ;(await nthSent(1)).answer(savedAt(ELSEWHERE))
    await first
    erase()
    void fetch(PAGE, form(OPENED))
    expect((await nthSent(2)).known).toBe(`"${OPENED}"`)
  })

  test('asks before a save over what was saved elsewhere, and sends it again where the editor says so', async () => {
    const { fetch } = guard()
    isSaving = true
    const answer = fetch('/api/globals/menus', { ...form(OPENED), method: 'post' })
    ;(await nthSent(1)).answer(changed(ELSEWHERE))
    const again = await nthSent(2)
    expect(asked).toEqual([{ document: '/api/globals/menus', changedAt: ELSEWHERE }])
    expect(again.known).toBe(`"${ELSEWHERE}"`)
    again.answer(Response.json({ result: { updatedAt: '2026-11-27T10:06:00.000Z' } }))
    expect((await answer).ok).toBe(true)
  })

  test('fails an autosave without another question, once the editor has said no', async () => {
    const { fetch } = guard()
    for (const path of [`${PAGE}?autosave=true`, `${PAGE}?autosave=true`, PAGE]) {
      const answer = fetch(path, form(OPENED))
      ;(await nthSent(sent.length + 1)).answer(changed(ELSEWHERE))
      await expect(answer).rejects.toThrow('Muutettu muualla.')
    }
    expect({ asked: asked.length, hushed }).toEqual({ asked: 2, hushed: 1 })
  })
})

test.each([
  ['a change of many at once', '/api/pages?where[id][equals]=1', form(OPENED)],
  ['a new document', '/api/pages', { ...form(OPENED), method: 'POST' }],
  ['a body that is no form', PAGE, { method: 'PATCH', body: '{}' }],
  ['a question', PAGE, undefined],
])('a request is sent unchanged: %s', async (_, path, init) => {
  void guard().fetch(path, init)
  expect((await nthSent(1)).known).toBeNull()
})
